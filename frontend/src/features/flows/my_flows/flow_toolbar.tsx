import { SearchField } from '#frontend/components/fields/search_field'
import { SORTS, type Sort } from '#frontend/features/flows/my_flows/flow_view'
import { t } from '#frontend/lib/texts'

interface Props {
  search: string
  onSearch: (search: string) => void
  sort: Sort
  onSort: (sort: Sort) => void
}

const SORT =
  'min-h-9 rounded-md px-3 text-sm text-muted transition-colors hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-float'

export function FlowToolbar({ search, onSearch, sort, onSort }: Props) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <div className="min-w-60 flex-1">
        <SearchField
          label={t('myFlows.search')}
          placeholder={t('myFlows.search')}
          value={search}
          onChange={onSearch}
        />
      </div>
      <div
        role="group"
        aria-label={t('myFlows.sortLabel')}
        className="flex gap-1 rounded-control bg-sunken p-1"
      >
        {SORTS.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === sort}
            onClick={() => onSort(value)}
            className={SORT}
          >
            {t(`myFlows.sorts.${value}`)}
          </button>
        ))}
      </div>
    </search>
  )
}
