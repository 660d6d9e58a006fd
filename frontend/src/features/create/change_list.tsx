import type { Edit } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { wordsOf } from '#frontend/features/create/quote'
import { t } from '#frontend/lib/texts'

interface Props {
  edits: Edit[]
  rejected: ReadonlySet<number>
  idOf: (edit: number) => string
  onToggle: (edit: number) => void
}

/** Every change of a variant with its reason; each can be left out alone. */
export function ChangeList({ edits, rejected, idOf, onToggle }: Props) {
  return (
    <section>
      <h4 className="text-sm font-semibold">{t('create.variant.changes')}</h4>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {edits.map((edit, index) => (
          <Change
            key={index}
            id={idOf(index)}
            number={index + 1}
            edit={edit}
            isRejected={rejected.has(index)}
            onToggle={() => onToggle(index)}
          />
        ))}
      </ol>
      {rejected.size > 0 && (
        <p className="mt-2 text-sm text-muted" role="status">
          {t('create.variant.rejectedCount', { out: rejected.size, total: edits.length })}
        </p>
      )}
    </section>
  )
}

interface ChangeProps {
  id: string
  number: number
  edit: Edit
  isRejected: boolean
  onToggle: () => void
}

function Change({ id, number, edit, isRejected, onToggle }: ChangeProps) {
  const words = wordsOf(edit)
  const name = isRejected ? 'create.variant.restoreOf' : 'create.variant.rejectOf'
  return (
    <li
      id={id}
      tabIndex={-1}
      className="flex scroll-mt-24 items-start gap-3 py-2.5 focus:bg-sunken"
    >
      <span aria-hidden="true" className="w-5 shrink-0 text-right text-sm text-muted tabular-nums">
        {number}
      </span>
      <div className={`min-w-0 flex-1 text-sm ${isRejected ? 'text-muted line-through' : ''}`}>
        <p>{edit.reason}</p>
        <p className="truncate text-muted">{words}</p>
      </div>
      <Button size="sm" variant="ghost" onClick={onToggle} aria-label={t(name, { text: words })}>
        {t(isRejected ? 'create.variant.restore' : 'create.variant.reject')}
      </Button>
    </li>
  )
}
