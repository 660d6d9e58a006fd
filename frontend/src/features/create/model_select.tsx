import { ModelsLeft } from '#frontend/components/models_left'
import { Select } from '#frontend/components/fields/select'
import type { useModel } from '#frontend/features/create/use_model'
import { OFFLINE } from '#frontend/lib/model_choice'
import { t } from '#frontend/lib/texts'
import { modelName } from '#frontend/lib/use_models'
import { writtenDate } from '#frontend/lib/time/written_date'

/** Chooses the model that improves the prompt. Hidden while there is no choice. */
export function ModelSelect({ models, left, model, choose }: ReturnType<typeof useModel>) {
  if (models.length === 0) return null
  const chosen = models.find(({ id }) => id === model)
  return (
    <div>
      <Select
        className="max-w-72"
        label={t('create.model.label')}
        value={model ?? OFFLINE}
        onChange={choose}
        options={[
          { value: OFFLINE, label: t('create.model.offline') },
          ...models.map((one) => ({ value: one.id, label: modelName(one) })),
        ]}
      />
      {chosen && left !== null && (
        <p className="mt-1 text-sm text-muted">
          <ModelsLeft count={left} />
        </p>
      )}
      {chosen?.retiresOn && (
        <p className="mt-1 text-sm text-muted">
          {t('common.model.retires', { day: writtenDate(chosen.retiresOn) })}
        </p>
      )}
    </div>
  )
}
