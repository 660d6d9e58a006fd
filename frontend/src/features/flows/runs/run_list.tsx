import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { type Run, useRuns } from '#frontend/features/flows/flows_api'
import { RunRow } from '#frontend/features/flows/runs/run_row'
import { t } from '#frontend/lib/texts'

interface Props {
  flowId: string
  /** What can be done with a run besides opening it. */
  actions?: (run: Run) => ReactNode
}

export function RunList({ flowId, actions }: Props) {
  const { query, runs } = useRuns(flowId)
  return (
    <section aria-labelledby="flow-runs">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="flow-runs" className="font-semibold">
          {t('flows.flow.runs')}
        </h2>
        <Link to="/runs" className="rounded-control text-sm underline underline-offset-4">
          {t('flows.flow.allRuns')}
        </Link>
      </div>
      {query.isPending && <RowsSkeleton label={t('flows.loading')} rows={2} />}
      {query.isLoadingError && (
        <LoadError title={t('flows.flow.runsFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && runs.length === 0 && (
        <p className="mt-2 text-sm text-muted">{t('flows.flow.noRuns')}</p>
      )}
      {runs.length > 0 && (
        <ul className="mt-3 divide-y divide-line card">
          {runs.map((run) => (
            <RunRow key={run.id} run={run}>
              {actions?.(run)}
            </RunRow>
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </section>
  )
}
