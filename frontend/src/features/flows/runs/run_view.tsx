import { Link } from 'react-router'
import { isFinal } from '#app/flows/domain/runs/run'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { ButtonLink } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { Page } from '#frontend/components/page/page'
import { RouteLink } from '#frontend/components/route_link'
import { RUN_STATUS_FOCUS } from '#frontend/features/flows/builder/hold_focus'
import { ParentRunLink } from '#frontend/features/flows/run_steps/child_run_link'
import { comparisonAddress } from '#frontend/features/flows/comparing/comparison_address'
import { tokenText, tookText } from '#frontend/features/flows/amounts'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { PinnedWarning } from '#frontend/features/flows/pins/pinned_warning'
import { RunAgain } from '#frontend/features/flows/runs/run_again'
import { RunDecisions } from '#frontend/features/flows/runs/run_decisions'
import { RunFailure } from '#frontend/features/flows/runs/run_failure'
import { RunResults } from '#frontend/features/flows/results/run_results'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { RunSteps } from '#frontend/features/flows/run_steps/run_steps'
import { StepsDone } from '#frontend/features/flows/run_steps/steps_done'
import { StopRun } from '#frontend/features/flows/runs/stop_run'
import { useEndToast } from '#frontend/features/flows/runs/use_end_toast'
import { useLiveRun } from '#frontend/features/flows/runs/use_live_run'
import { useNoticesOf } from '#frontend/lib/notices'
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
  useNoticesOf(run.id, run.status)
  const isOver = isFinal(run.status)
  return (
    <Page
      title={title === null ? t('flows.run.plainTitle') : t('flows.run.title', { title })}
      action={<Actions run={run} hasFlow={title !== null} />}
    >
      <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span
          role="status"
          tabIndex={-1}
          data-focus={RUN_STATUS_FOCUS}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control"
        >
          <RunStatus status={run.status} stoppedBy={run.stoppedBy} error={run.error} />
          <StepsDone run={run} graph={graph} />
        </span>
        <Facts run={run} />
        {run.batchId && <BatchLink id={run.batchId} />}
      </p>
      <RunDecisions run={run} graph={graph} />
      {live.isLost && !isOver && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {t('flows.run.lost')}
        </p>
      )}
      <div className="mt-5 empty:hidden">
        <RunFailure run={run} graph={graph} />
      </div>
      <div className="mt-5 empty:hidden">
        <PinnedWarning isOfRun names={pinnedNames(run, graph)} />
      </div>
      {isOver && <RunResults run={run} graph={graph} />}
      <RunSteps run={run} graph={graph} texts={live.texts} />
    </Page>
  )
}

/** The steps that were not run because their outputs were pinned. */
function pinnedNames({ steps }: OpenRun, graph: FlowGraph | null): string[] {
  const pinned = steps.filter(({ reused }) => reused?.by === 'pin')
  return pinned.map(({ nodeId }) => graph?.nodes.find(({ id }) => id === nodeId)?.name ?? nodeId)
}

/** Leads to the flow and to another run beside this one, and stops a run or runs it again. */
function Actions({ run, hasFlow }: { run: OpenRun; hasFlow: boolean }) {
  const isOver = isFinal(run.status)
  return (
    <div className="flex flex-wrap gap-2">
      {hasFlow && (
        <ButtonLink variant="ghost" to={`/flow-builder/${run.flowId}`}>
          {t('flows.run.openFlow')}
        </ButtonLink>
      )}
      {hasFlow && !run.parentRunId && (
        <ButtonLink variant="ghost" to={`/runs/compare?${comparisonAddress(run.id, run.replayOf)}`}>
          {t('flows.runs.compare')}
        </ButtonLink>
      )}
      {!isOver && <StopRun id={run.id} />}
      {isOver && hasFlow && <RunAgain run={run} />}
    </div>
  )
}

const BatchLink = ({ id }: { id: string }) => (
  <Link to={`/batches/${id}`} className="rounded-control underline">
    {t('flows.run.batch')}
  </Link>
)

function Facts({ run }: { run: OpenRun }) {
  const {
    createdAt,
    endedAt,
    waitedMs,
    inputTokens,
    outputTokens,
    credits,
    replayOf,
    parentRunId,
  } = run
  const tokens = inputTokens + outputTokens
  return (
    <>
      <Moment at={createdAt} text={(when) => t('flows.run.started', { when })} />
      {endedAt && <span>{tookText({ createdAt, endedAt, waitedMs })}</span>}
      {tokens > 0 && <span>{tokenText(tokens)}</span>}
      {parentRunId && <ParentRunLink id={parentRunId} />}
      {endedAt && !parentRunId && (
        <span>{t(credits === 1 ? 'flows.run.charged' : 'flows.run.free')}</span>
      )}
      {replayOf && (
        <RouteLink to={`/runs/${replayOf}`} className="text-link">
          {t('flows.run.repeats')}
        </RouteLink>
      )}
    </>
  )
}
