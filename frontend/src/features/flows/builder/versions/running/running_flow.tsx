import { Workflow } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { isFinal } from '#app/flows/domain/runs/run'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { TextSkeleton } from '#frontend/components/skeleton'
import { Moment } from '#frontend/components/moment'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import {
  holdFocus,
  RUN_STATUS_FOCUS,
  runStepFocus,
} from '#frontend/features/flows/builder/hold_focus'
import { usePanel } from '#frontend/features/flows/builder/selection'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import { costParts, timeBetween, timeText } from '#frontend/features/flows/amounts'
import { passedEdges, runMarks } from '#frontend/features/flows/builder/versions/running/run_marks'
import { useFollowedRun } from '#frontend/features/flows/builder/versions/running/use_followed_run'
import {
  type ShownRun,
  useShownRun,
} from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { useTicking } from '#frontend/features/flows/builder/versions/running/use_ticking'
import { ShownBar } from '#frontend/features/flows/builder/versions/shown_bar'
import { ShownGraph } from '#frontend/features/flows/builder/versions/shown_graph'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { StepsDone } from '#frontend/features/flows/run_steps/steps_done'
import { StopRun } from '#frontend/features/flows/runs/stop_run'
import { lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'

const RunPair = lazyPart(() =>
  import('#frontend/features/flows/builder/versions/running/run_pair').then((file) => file.RunPair)
)

/** A run on the flow that it ran, as it goes on or as it was, or beside another run. */
export function RunningFlow({ id, other }: { id: string; other: string | null }) {
  const { flow } = useBuilder()
  const loaded = useShownRun(id, flow.id)
  if (!loaded.shown) {
    const missing = { graph: null, isFailed: loaded.isFailed, retry: loaded.retry }
    return (
      <>
        <ShownBar text={t('flows.run.plainTitle')} />
        {loaded.isMissing ? <MissingRun /> : <MissingGraphs graphs={[missing]} />}
      </>
    )
  }
  if (other) {
    return (
      <Suspense fallback={<TextSkeleton label={t('flowVersions.shown.loading')} />}>
        <RunPair one={loaded.shown} other={other} />
      </Suspense>
    )
  }
  return <LiveRun key={id} {...loaded.shown} />
}

const MissingRun = () => (
  <EmptyState icon={Workflow} title={t('flows.run.missing')} text={t('flows.run.missingText')} />
)

function LiveRun({ run, graph }: ShownRun) {
  const { texts, isLost } = useFollowedRun(run)
  const { openPanel } = usePanel()
  const isRunning = !isFinal(run.status)
  const now = useTicking(isRunning)
  const marks = useMemo(
    () => runMarks(graph, run.steps, { texts, now, describe: describeStep }),
    [graph, run.steps, texts, now]
  )
  const { steps, inputs } = run
  const edgeMarks = useMemo(() => passedEdges(graph, { steps, inputs }), [graph, steps, inputs])
  return (
    <>
      <ShownBar text={<Facts run={run} graph={graph} now={now} />}>
        {isRunning && <StopRun id={run.id} size="sm" />}
        <ButtonLink size="sm" to={`/runs/${run.id}`}>
          {t('flowVersions.run.open')}
        </ButtonLink>
      </ShownBar>
      {isLost && isRunning && (
        <p role="alert" className="border-b border-line px-4 py-2 text-sm text-warning">
          {t('flows.run.lost')}
        </p>
      )}
      <ShownGraph
        {...{ graph, marks, edgeMarks }}
        onOpen={(nodeId) => {
          openPanel('run')
          holdFocus(runStepFocus(nodeId))
        }}
      />
    </>
  )
}

function Facts({ run, graph, now }: ShownRun & { now: number }) {
  const { status, stoppedBy, error, createdAt, endedAt, waitedMs, cost, version } = run
  const until = endedAt ?? new Date(now).toISOString()
  return (
    <>
      <Moment at={createdAt} text={(when) => t('flowVersions.run.of', { when, version })} />
      <span role="status" tabIndex={-1} data-focus={RUN_STATUS_FOCUS} className="rounded-control">
        <RunStatus status={status} stoppedBy={stoppedBy} error={error} />
      </span>
      <span className="font-normal text-muted tabular-nums">
        {timeBetween(createdAt, until, waitedMs)}
      </span>
      <span className="font-normal text-muted empty:hidden">
        <StepsDone run={run} graph={graph} />
      </span>
      <span className="font-normal text-muted empty:hidden">{costParts(cost)}</span>
    </>
  )
}

/** On a step of the canvas. */
const describeStep = ({ milliseconds, cost }: { milliseconds: number; cost: number | null }) =>
  [timeText(milliseconds), ...costParts(cost)].join(' · ')
