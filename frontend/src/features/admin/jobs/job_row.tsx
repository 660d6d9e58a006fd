import type { Data } from '#client/data'
import { Button } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { t } from '#frontend/lib/texts'

export type Job = Data.Core.Job

interface Props {
  job: Job
  isBusy: boolean
  onRetry: () => void
}

export function JobRow({ job, isBusy, onRetry }: Props) {
  const { name, state, failures, error, failedAt, dueAt, createdAt } = job
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-mono font-medium break-words">{name}</p>
        {error && <p className="mt-1 break-words text-muted">{error}</p>}
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
          {failedAt && <Moment at={failedAt} text={(when) => t('jobs.failedAt', { when })} />}
          {(state === 'queued' || state === 'waiting') && (
            <Moment at={dueAt} text={(when) => t('jobs.dueAt', { when })} />
          )}
          <Moment at={createdAt} text={(when) => t('jobs.createdAt', { when })} />
          {failures > 0 && <span>{t('jobs.failures', { count: failures })}</span>}
        </p>
      </div>
      {state === 'failed' && (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={t('jobs.retryOf', { name })}
          onClick={onRetry}
        >
          {t('jobs.retry')}
        </Button>
      )}
    </li>
  )
}
