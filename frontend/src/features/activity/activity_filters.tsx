import { useCallback } from 'react'
import { ACTIVITY_CATEGORIES, ACTIVITY_TYPES } from '#app/activity/domain/activity_types'
import { SearchField } from '#frontend/components/fields/search_field'
import { Select } from '#frontend/components/fields/select'
import type { ActivityFilter } from '#frontend/features/activity/activity_filter'
import { useDebouncedText } from '#frontend/lib/use_debounced_text'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: ActivityFilter
  onChange: (part: Partial<ActivityFilter>) => void
}

export function ActivityFilters({ filter, onChange }: Props) {
  const rest = useCallback((search: string) => onChange({ search }), [onChange])
  const [typed, setTyped] = useDebouncedText(filter.search, rest)
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <SearchField
          label={t('activity.searchLabel')}
          placeholder={t('activity.search')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Select
        className="flex-1 sm:flex-none"
        label={t('activity.categoryLabel')}
        value={filter.category}
        onChange={(category) => onChange({ category })}
        options={(['all', ...ACTIVITY_CATEGORIES] as const).map((value) => ({
          value,
          label: t(`activity.categories.${value}`),
        }))}
      />
      <Select
        className="flex-1 sm:flex-none"
        label={t('activity.typeLabel')}
        value={filter.type}
        onChange={(type) => onChange({ type })}
        options={(['all', ...ACTIVITY_TYPES] as const).map((value) => ({
          value,
          label: t(`activity.types.${value}`),
        }))}
      />
    </search>
  )
}
