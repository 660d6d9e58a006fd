import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { UsageExport } from '#frontend/features/usage/usage_export'
import type { UsageFilter } from '#frontend/features/usage/usage_filter'
import { UsageRow } from '#frontend/features/usage/usage_row'
import { useUsageList } from '#frontend/features/usage/use_usage'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: UsageFilter
  /** The first day of the period. */
  from: string
}

export function UsageList({ filter, from }: Props) {
  const { query, calls } = useUsageList(filter, from)
  return (
    <section aria-labelledby="each-call">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="each-call" className="font-semibold">
          {t('usage.list')}
        </h2>
        <UsageExport filter={filter} from={from} />
      </div>
      {query.isPending && <RowsSkeleton label={t('usage.loading')} />}
      {query.isError && (
        <LoadError
          title={t('usage.failed')}
          text={t('usage.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {calls.length > 0 && (
        <ul aria-busy={query.isPlaceholderData} className="mt-3 divide-y divide-line card">
          {calls.map((call) => (
            <UsageRow key={call.id} call={call} />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </section>
  )
}
