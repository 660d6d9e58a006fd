import { Group, Trash2 } from 'lucide-react'
import type { FlowNode, Note } from '#app/flows/domain/graph'
import { Button } from '#frontend/components/button'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { t } from '#frontend/lib/texts'

interface Props {
  nodes: readonly FlowNode[]
  notes: readonly Note[]
}

/** How many are chosen, and what can be done with all of them. */
export function SeveralInspector({ nodes, notes }: Props) {
  const { dispatch } = useBuilder()
  const { select } = useSelection()
  const ids = nodes.map(({ id }) => id)
  const group = () => dispatch({ type: 'group-steps', ids, name: t('inspector.several.groupName') })
  const remove = () => {
    // All of it is undone together.
    notes.forEach(({ id }, at) => dispatch({ type: 'remove-note', id }, at > 0))
    if (ids.length > 0) dispatch({ type: 'remove-steps', ids, isBridged: true }, notes.length > 0)
    select([])
  }
  return (
    <section aria-labelledby="inspector">
      <h2 id="inspector" className="font-semibold">
        {t('inspector.several.title', { count: nodes.length + notes.length })}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('inspector.several.text')}</p>
      <ul className="mt-3 list-disc pl-5 text-sm marker:text-muted">
        {nodes.slice(0, MAX_NAMES).map(({ id, name }) => (
          <li key={id} className="break-words">
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        {nodes.length > 1 && (
          <Button icon={Group} onClick={group}>
            {t('inspector.several.group')}
          </Button>
        )}
        <Button icon={Trash2} variant="danger" onClick={remove}>
          {t('inspector.several.delete')}
        </Button>
      </div>
    </section>
  )
}

const MAX_NAMES = 10
