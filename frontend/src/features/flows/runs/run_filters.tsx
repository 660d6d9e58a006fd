import { ListSearch } from '#frontend/components/fields/list_search'
import { Select } from '#frontend/components/fields/select'
import {
  nameOfStatus,
  RUN_FILTER_STATUSES,
  type RunFilter,
} from '#frontend/features/flows/runs/run_filter'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: RunFilter
  onChange: (part: Partial<RunFilter>) => void
}

export const RunFilters = ({ filter, onChange }: Props) => (
  <search className="flex flex-wrap items-end gap-3">
    <ListSearch
      label={t('runs.search')}
      placeholder={t('runs.searchHint')}
      search={filter.search}
      onChange={onChange}
    />
    <Select
      className="flex-1 sm:max-w-60"
      label={t('flows.runs.show')}
      value={filter.status}
      options={RUN_FILTER_STATUSES.map((value) => ({ value, label: nameOfStatus(value) }))}
      onChange={(status) => onChange({ status })}
    />
  </search>
)
