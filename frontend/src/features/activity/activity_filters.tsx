import { ACTIVITY_CATEGORIES, ACTIVITY_TYPES } from '#app/activity/domain/activity_types'
import { ListSearch } from '#frontend/components/fields/list_search'
import { Select } from '#frontend/components/fields/select'
import type { ActivityFilter } from '#frontend/features/activity/activity_filter'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: ActivityFilter
  onChange: (part: Partial<ActivityFilter>) => void
}

export function ActivityFilters({ filter, onChange }: Props) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <ListSearch
        label={t('activity.searchLabel')}
        placeholder={t('activity.search')}
        search={filter.search}
        onChange={onChange}
      />
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
