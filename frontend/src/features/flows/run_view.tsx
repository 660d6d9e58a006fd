import { RotateCw } from 'lucide-react'
import { isFinal } from '#app/flows/domain/run'
import type { FlowGraph } from '#app/flows/domain/graph'
import { ButtonLink } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { Page } from '#frontend/components/page'
import { elapsed } from '#frontend/features/flows/elapsed'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { RunResults } from '#frontend/features/flows/run_results'
import { RunStatus } from '#frontend/features/flows/run_status'
import { RunSteps } from '#frontend/features/flows/run_steps'
import { StopRun } from '#frontend/features/flows/stop_run'
import { useEndToast } from '#frontend/features/flows/use_end_toast'
import { useLiveRun } from '#frontend/features/flows/use_live_run'
import { t } from '#frontend/lib/texts'

interface Props {
  run: OpenRun
  /** Null where the flow is gone. */
  title: string | null
  graph: FlowGraph | null
}

export function RunView({ run, title, graph }: Props) {
  const live = useLiveRun(run)
  useEndToast(run)
  const isOver = isFinal(run.status)
  return (
    <Page
      title={title === null ? t('flows.run.plainTitle') : t('flows.run.title', { title })}
      action={<MainAction run={run} hasFlow={title !== null} />}
    >
      <p
        role="status"
        className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted"
      >
        <RunStatus status={run.status} />
        <Facts run={run} />
      </p>
      {live.isLost && !isOver && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {t('flows.run.lost')}
        </p>
      )}
      {run.error && (
        <p role="alert" className="alert-danger mt-5 p-3 text-sm">
          {run.error.message}
        </p>
      )}
      {isOver && <RunResults run={run} />}
      <RunSteps run={run} graph={graph} texts={live.texts} />
    </Page>
  )
}

/** Stops a run, or leads to the flow to run it again. */
function MainAction({ run, hasFlow }: { run: OpenRun; hasFlow: boolean }) {
  if (!isFinal(run.status)) return <StopRun id={run.id} />
  if (!hasFlow) return null
  return (
    <ButtonLink variant="primary" icon={RotateCw} to={`/flow-builder/${run.flowId}`}>
      {t('flows.run.again')}
    </ButtonLink>
  )
}

function Facts({ run }: { run: OpenRun }) {
  const { status, createdAt, endedAt, inputTokens, outputTokens, results } = run
  const tokens = inputTokens + outputTokens
  const isCharged = status === 'succeeded' || results.length > 0
  return (
    <>
      <Moment at={createdAt} text={(when) => t('flows.run.started', { when })} />
      {endedAt && <span>{t('flows.run.took', { time: elapsed(createdAt, endedAt) })}</span>}
      {tokens > 0 && (
        <span>{t('flows.run.tokens', { count: tokens.toLocaleString('en-US') })}</span>
      )}
      {endedAt && <span>{t(isCharged ? 'flows.run.charged' : 'flows.run.free')}</span>}
    </>
  )
}
