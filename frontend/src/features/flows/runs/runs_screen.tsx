import { useInfiniteQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { itemsOf } from '#app/core/domain/paging'
import { RUN_STATUSES, type RunStatus } from '#app/flows/domain/runs/run'
import { KEPT_RUN_DAYS } from '#app/flows/domain/runs/run_use'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { NoMatch } from '#frontend/components/no_match'
import { Page } from '#frontend/components/page/page'
import { Select } from '#frontend/components/fields/select'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { RunRow } from '#frontend/features/flows/runs/run_row'
import { apiPages } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/flows'

const OPTIONS = ['' as const, ...RUN_STATUSES]

/** All runs of a person, of all flows. */
export function Component() {
  const [status, setStatus] = useStatus()
  const pages = apiPages('runs.index', { query: status === '' ? {} : { status } })
  const query = useInfiniteQuery({ ...pages, refetchOnMount: 'always' })
  const runs = itemsOf(query.data)
  const isEmpty = query.isSuccess && runs.length === 0
  return (
    <Page title={t('flows.runs.title')} lead={t('flows.runs.lead', { days: KEPT_RUN_DAYS })}>
      {!(isEmpty && status === '') && (
        <Select
          className="mb-4 max-w-60"
          label={t('flows.runs.show')}
          value={status}
          options={OPTIONS.map((value) => ({ value, label: nameOf(value) }))}
          onChange={setStatus}
        />
      )}
      {query.isPending && <RowsSkeleton label={t('flows.loading')} rows={5} />}
      {query.isLoadingError && (
        <LoadError
          title={t('flows.runs.failed')}
          text={t('flows.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {isEmpty && (status === '' ? <Empty /> : <None status={status} onClear={setStatus} />)}
      {runs.length > 0 && (
        <ul className="divide-y divide-line card">
          {runs.map((run) => (
            <RunRow key={run.id} run={run} title={run.flowTitle} />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </Page>
  )
}

const nameOf = (status: RunStatus | ''): string =>
  status === '' ? t('flows.runs.all') : t(`flows.status.${status}`)

/** The status of the address, which the back button undoes. */
function useStatus() {
  const [search, setSearch] = useSearchParams()
  const status = OPTIONS.find((one) => one === search.get('status')) ?? ''
  const setStatus = (next: RunStatus | '') => setSearch(next === '' ? {} : { status: next })
  return [status, setStatus] as const
}

const Empty = () => (
  <EmptyState icon={Play} title={t('flows.flow.noRuns')} text={t('flows.runs.emptyText')}>
    <ButtonLink variant="primary" to="/flow-builder">
      {t('flows.list.ready')}
    </ButtonLink>
  </EmptyState>
)

function None({ status, onClear }: { status: RunStatus; onClear: (status: '') => void }) {
  const text = t('flows.runs.none', { status: nameOf(status) })
  return <NoMatch text={text} clearLabel={t('flows.runs.all')} onClear={() => onClear('')} />
}
