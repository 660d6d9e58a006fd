import { useId } from 'react'
import { NODE_KINDS, type NodeKind } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import { t } from '#frontend/lib/texts'

/** All kinds of steps with what they are for. */
export function KindChoice({ onChoose }: { onChoose: (kind: NodeKind) => void }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="text-sm font-medium">
        {t('steps.ask.kinds')}
      </h3>
      <ul aria-labelledby={id} className="mt-1.5 grid gap-1">
        {NODE_KINDS.map((kind) => (
          <li key={kind}>
            <Kind kind={kind} onChoose={() => onChoose(kind)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Kind({ kind, onChoose }: { kind: NodeKind; onChoose: () => void }) {
  const { title, help } = kindOf(kind)
  const id = useId()
  return (
    <button
      type="button"
      aria-label={title}
      aria-describedby={id}
      onClick={onChoose}
      className="w-full rounded-control border border-line p-3 text-left hover:bg-sunken"
    >
      <span className="block text-sm font-medium">{title}</span>
      <span id={id} className="mt-0.5 block text-sm text-muted">
        {help}
      </span>
    </button>
  )
}
