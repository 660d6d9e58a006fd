import { Select } from '#frontend/components/fields/select'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { inOrder } from '#frontend/features/flows/in_order'
import { t } from '#frontend/lib/texts'

/** Says that no step is selected, and lets a person select one without the canvas. */
export function NoStep() {
  const { graph } = useBuilder()
  const { select } = useSelection()
  const isEmpty = graph.nodes.length === 0
  const steps = inOrder(graph).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="grid gap-4 text-sm">
      <div>
        <p className="font-medium">{t('inspector.nothing.title')}</p>
        <p className="mt-1 text-muted">
          {t(isEmpty ? 'inspector.nothing.empty' : 'inspector.nothing.text')}
        </p>
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
