import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Moment } from '#frontend/components/moment'
import { tookText } from '#frontend/features/flows/amounts'
import type { Run } from '#frontend/features/flows/flows_api'
import { useRunOpener } from '#frontend/features/flows/runs/run_opener'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { t } from '#frontend/lib/texts'

interface Props {
  run: Run
  /** What its flow is called, where the list is of more than one. */
  title?: string
  /** What stands before it, such as a box to choose it. */
  box?: ReactNode
  /** What else can be done with it. */
  children?: ReactNode
}

/** A run in a list: its subject, its result, its kind and its outcome. */
export function RunRow({ run, title, box, children }: Props) {
  const { id, status, stoppedBy, error, version, createdAt, inputExcerpt, asks } = run
  const opener = useRunOpener()
  return (
    <li className="flex gap-3 px-4 py-3 text-sm">
      {box}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={opener.addressOf(id)}
            className="min-w-0 rounded-control font-medium break-words underline-offset-4 hover:underline"
          >
            {title && (
              <>
                <bdi>{title}</bdi>,{' '}
              </>
            )}
            <Moment at={createdAt} />
          </Link>
          <span className="shrink-0">
            <RunStatus status={status} stoppedBy={stoppedBy} error={error} />
          </span>
        </div>
        {asks ? (
          <p className="truncate">{t('flows.runs.asks', { text: asks })}</p>
        ) : (
          inputExcerpt && <p className="truncate">{inputExcerpt}</p>
        )}
        <Outcome run={run} />
        <p className="text-muted">
          {[t('flows.flow.version', { version }), ...factsOf(run)].join(' · ')}
        </p>
        {children}
      </div>
    </li>
  )
}

/** How the result begins, or why there is none. */
function Outcome({ run: { resultExcerpt, error } }: { run: Run }) {
  if (resultExcerpt) {
    return <p className="truncate text-muted">{t('flows.runs.result', { text: resultExcerpt })}</p>
  }
  return error && <p className="truncate text-muted">{error.message}</p>
}

function factsOf(run: Run): string[] {
  const { createdAt, endedAt, waitedMs, credits } = run
  const kind = kindOf(run)
  return [
    ...(kind ? [t(`flows.runs.kinds.${kind}`)] : []),
    ...(credits === null ? [] : [t('flows.runs.credits', { count: credits })]),
    ...(endedAt ? [tookText({ createdAt, endedAt, waitedMs })] : []),
  ]
}

function kindOf({ batchId, only, replayOf }: Run) {
  if (batchId) return 'row'
  if (only) return 'step'
  return replayOf ? 'replay' : null
}
