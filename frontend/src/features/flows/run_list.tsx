import { Link } from 'react-router'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { Moment } from '#frontend/components/moment'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { useRuns } from '#frontend/features/flows/flows_api'
import { RunStatus } from '#frontend/features/flows/run_status'
import { t } from '#frontend/lib/texts'

export function RunList({ flowId }: { flowId: string }) {
  const { query, runs } = useRuns(flowId)
  return (
    <section aria-labelledby="flow-runs">
      <h2 id="flow-runs" className="font-semibold">
        {t('flows.flow.runs')}
      </h2>
      {query.isPending && <RowsSkeleton label={t('flows.loading')} rows={2} />}
      {query.isError && (
        <LoadError title={t('flows.flow.runsFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && runs.length === 0 && (
        <p className="mt-2 text-sm text-muted">{t('flows.flow.noRuns')}</p>
      )}
      {runs.length > 0 && (
        <ul className="mt-3 divide-y divide-line card">
          {runs.map(({ id, status, stoppedBy, version, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm">
              <Link
                to={`/runs/${id}`}
                className="rounded-control font-medium underline-offset-4 hover:underline"
              >
                <Moment at={createdAt} />
              </Link>
              <span className="text-muted">{t('flows.flow.version', { version })}</span>
              <span className="ml-auto">
                <RunStatus status={status} stoppedBy={stoppedBy} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </section>
  )
}
