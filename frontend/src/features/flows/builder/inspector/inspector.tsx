import { kindOf } from '#app/flows/domain/node_kinds'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { t } from '#frontend/lib/texts'

/** The settings of the chosen step. */
export function Inspector() {
  const { graph } = useBuilder()
  const { ids } = useSelection()
  const node = ids.length === 1 ? graph.nodes.find(({ id }) => id === ids[0]) : undefined
  if (!node) return <p className="text-sm text-muted">{t('inspector.nothing')}</p>
  return (
    <section aria-labelledby="inspector">
      <h2 id="inspector" className="font-semibold break-words">
        {node.name}
      </h2>
      <p className="mt-1 text-sm text-muted">{kindOf(node.kind).help}</p>
    </section>
  )
}
