import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { Select } from '#frontend/components/fields/select'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'
import { t } from '#frontend/lib/texts'

interface Props {
  graph: FlowGraph
  /** Said where there is no step to select. */
  empty: string
}

/** Says that no step is selected, and lets a person select one without the canvas. */
export function NoStep({ graph, empty }: Props) {
  const { select } = useSelection()
  const isEmpty = graph.nodes.length === 0
  const steps = inOrder(graph).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="grid gap-4 text-sm">
      <div>
        <p className="font-medium">{t('inspector.nothing.title')}</p>
        <p className="mt-1 text-muted">{isEmpty ? empty : t('inspector.nothing.text')}</p>
      </div>
      {!isEmpty && (
        <Select
          label={t('inspector.nothing.choose')}
          value=""
          options={[{ value: '', label: t('inspector.choose') }, ...steps]}
          onChange={(id) => id !== '' && select([id])}
        />
      )}
    </div>
  )
}
