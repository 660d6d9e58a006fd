import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { itemsOf } from '#app/core/domain/paging'
import { EmptyState } from '#frontend/components/empty_state'
import { Select } from '#frontend/components/fields/select'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { type Job, JobRow } from '#frontend/features/admin/jobs/job_row'
import { useDeskAddress } from '#frontend/features/admin/use_desk_address'
import { api } from '#frontend/lib/api'
import { apiPages } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/jobs'

const STATES = ['failed', 'running', 'waiting', 'queued'] as const
type State = (typeof STATES)[number]

/** Jobs: what failed, why, and Retry. */
export function JobsTab() {
  const { read, change } = useDeskAddress()
  const state = STATES.find((known) => known === read('state')) ?? 'failed'
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-[60ch] text-sm text-muted">{t('jobs.lead')}</p>
        <Select<State>
          label={t('jobs.state')}
          value={state}
          onChange={(next) => change({ state: next === 'failed' ? null : next })}
          options={STATES.map((value) => ({ value, label: t(`jobs.states.${value}`) }))}
        />
      </div>
      <JobList state={state} />
    </>
  )
}

function JobList({ state }: { state: State }) {
  const query = useInfiniteQuery({
    ...apiPages('jobs.index', { query: { state } }),
    refetchOnMount: 'always',
  })
  const retry = useRetry()
  const jobs = itemsOf(query.data)
  if (query.isPending) return <RowsSkeleton label={t('jobs.loading')} rows={4} />
  if (query.isError && jobs.length === 0)
    return (
      <LoadError
        title={t('jobs.failed')}
        text={t('jobs.failedText')}
        onRetry={() => void query.refetch()}
      />
    )
  if (jobs.length === 0) {
    const none = state === 'failed' ? 'noneFailed' : 'none'
    return <EmptyState icon={ListChecks} title={t(`jobs.${none}`)} text={t(`jobs.${none}Text`)} />
  }
  return (
    <>
      <ul aria-label={t('jobs.list')} className="mt-5 divide-y divide-line card">
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            isBusy={retry.isPending && retry.variables.id === job.id}
            onRetry={() => retry.mutate(job)}
          />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}

function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Job) => api.jobRetries.store({ params: { id } }),
    onSuccess: ({ name }) => toast({ title: t('jobs.retried'), text: name, tone: 'success' }),
    onError: (error) =>
      toast({
        title: t('jobs.error'),
        text: t('jobs.notRetried', { reason: reasonOf(error) }),
        tone: 'danger',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/admin/jobs'] }),
  })
}
