import { useInfiniteQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { itemsOf } from '#app/core/domain/paging'
import { isBlankText } from '#app/core/domain/blank_text'
import { KEPT_RUN_DAYS } from '#app/flows/domain/runs/run_use'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { NoMatch } from '#frontend/components/no_match'
import { Page } from '#frontend/components/page/page'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { DatedRuns } from '#frontend/features/flows/runs/dated_runs'
import {
  ALL_RUNS,
  isNarrowed,
  nameOfStatus,
  type RunFilter,
  useRunFilter,
} from '#frontend/features/flows/runs/run_filter'
import { RunFilters } from '#frontend/features/flows/runs/run_filters'
import { apiPages } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/runs'

/** All runs of a person, of all flows. */
export function Component() {
  const [filter, change] = useRunFilter()
  const pages = apiPages('runs.index', { query: queryOf(filter) })
  const query = useInfiniteQuery({ ...pages, refetchOnMount: 'always' })
  const runs = itemsOf(query.data)
  const isEmpty = query.isSuccess && runs.length === 0
  return (
    <Page title={t('flows.runs.title')} lead={t('flows.runs.lead', { days: KEPT_RUN_DAYS })}>
      {!(isEmpty && !isNarrowed(filter)) && <RunFilters filter={filter} onChange={change} />}
      {query.isPending && <RowsSkeleton label={t('flows.loading')} rows={5} />}
      {query.isLoadingError && (
        <LoadError
          title={t('flows.runs.failed')}
          text={t('flows.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {isEmpty && (isNarrowed(filter) ? <None filter={filter} onClear={change} /> : <Empty />)}
      {runs.length > 0 && <DatedRuns runs={runs} />}
      <LoadMore query={query} />
    </Page>
  )
}

const queryOf = ({ status, search }: RunFilter) => ({
  ...(status !== '' && { status }),
  ...(!isBlankText(search) && { search: search.trim() }),
})

const Empty = () => (
  <EmptyState icon={Play} title={t('flows.flow.noRuns')} text={t('flows.runs.emptyText')}>
    <ButtonLink variant="primary" to="/flow-builder">
      {t('flows.list.ready')}
    </ButtonLink>
  </EmptyState>
)

interface NoneProps {
  filter: RunFilter
  onClear: (filter: RunFilter) => void
}

function None({ filter: { status, search }, onClear }: NoneProps) {
  const isSearched = !isBlankText(search)
  const text = isSearched
    ? t('runs.noMatch', { search })
    : t('flows.runs.none', { status: nameOfStatus(status) })
  const label = t(isSearched ? 'runs.clear' : 'flows.runs.all')
  return <NoMatch text={text} clearLabel={label} onClear={() => onClear(ALL_RUNS)} />
}
