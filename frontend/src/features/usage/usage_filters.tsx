import { PURPOSES } from '#app/ai/domain/purposes'
import { Select } from '#frontend/components/fields/select'
import { PERIODS, WHOLE, type UsageFilter } from '#frontend/features/usage/usage_filter'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: UsageFilter
  /** The models that were asked in the period. */
  models: readonly string[]
  onChange: (part: Partial<UsageFilter>) => void
}

const periods = () =>
  PERIODS.map((days) => ({ value: String(days), label: t('usage.periods', { count: days }) }))
const purposes = () =>
  (['all', ...PURPOSES] as const).map((value) => ({ value, label: t(`usage.purposes.${value}`) }))

export function UsageFilters({ filter, models, onChange }: Props) {
  const named = [...new Set([...models, filter.model])].filter((model) => model !== '')
  return (
    <search aria-label={t('usage.filters')} className="flex flex-wrap items-end gap-3">
      <Select
        className="flex-1 sm:flex-none"
        label={t('usage.period')}
        value={String(filter.days)}
        onChange={(days) =>
          onChange({ days: PERIODS.find((one) => String(one) === days) ?? WHOLE.days })
        }
        options={periods()}
      />
      <Select
        className="flex-1 sm:flex-none"
        label={t('usage.purpose')}
        value={filter.purpose}
        onChange={(purpose) => onChange({ purpose })}
        options={purposes()}
      />
      <Select
        className="flex-1 sm:max-w-72 sm:flex-none"
        label={t('usage.model')}
        value={filter.model}
        onChange={(model) => onChange({ model })}
        options={[
          { value: '', label: t('usage.allModels') },
          ...named.map((value) => ({ value, label: value })),
        ]}
      />
    </search>
  )
}
