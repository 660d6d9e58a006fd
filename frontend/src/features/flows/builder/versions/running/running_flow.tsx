import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { isFinal } from '#app/flows/domain/run'
import { ButtonLink } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import { RunPair } from '#frontend/features/flows/builder/versions/running/run_pair'
import {
  costText,
  factsText,
  timeText,
} from '#frontend/features/flows/builder/versions/running/run_facts'
import { passedEdges, runMarks } from '#frontend/features/flows/builder/versions/running/run_marks'
import {
  type ShownRun,
  useShownRun,
} from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { useTicking } from '#frontend/features/flows/builder/versions/running/use_ticking'
import { ShownBar } from '#frontend/features/flows/builder/versions/shown_bar'
import { ShownGraph } from '#frontend/features/flows/builder/versions/shown_graph'
import { refreshFlow } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { type OpenRun, runsQuery } from '#frontend/features/flows/flows_api'
import { RunStatus } from '#frontend/features/flows/run_status'
import { StepsDone } from '#frontend/features/flows/steps_done'
import { StopRun } from '#frontend/features/flows/stop_run'
import { useEndToast } from '#frontend/features/flows/use_end_toast'
import { useLiveRun } from '#frontend/features/flows/use_live_run'
import { useNoticesOf } from '#frontend/lib/notices'
import { t } from '#frontend/lib/texts'

/** A run on the flow that it ran, as it goes on or as it was, or beside another run. */
export function RunningFlow({ id, other }: { id: string; other: string | null }) {
  const { flow } = useBuilder()
  const loaded = useShownRun(id, flow.id)
  if (!loaded.shown) {
    const missing = { graph: null, isFailed: loaded.isFailed, retry: loaded.retry }
    return (
      <>
        <ShownBar text={t('flows.run.plainTitle')} />
        <MissingGraphs graphs={[missing]} />
      </>
    )
  }
  if (other) return <RunPair one={loaded.shown} other={other} />
  return <LiveRun key={id} {...loaded.shown} />
}

function LiveRun({ run, graph }: ShownRun) {
  const { texts, isLost } = useLiveRun(run)
  useEndToast(run)
  useNoticesOf(run.id, run.status)
  useFlowAfter(run)
  const isRunning = !isFinal(run.status)
  const now = useTicking(isRunning)
  const marks = useMemo(
    () => runMarks(run.steps, { texts, now, describe: factsText }),
    [run.steps, texts, now]
  )
  const edgeMarks = useMemo(() => passedEdges(graph, run.steps), [graph, run.steps])
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
      <ShownGraph graph={graph} marks={marks} edgeMarks={edgeMarks} />
    </>
  )
}

/** A run is in the list of runs, may have made a version, and the first that succeeds leads the flow further. */
function useFlowAfter({ id, status }: OpenRun): void {
  const { flow } = useBuilder()
  const client = useQueryClient()
  useEffect(() => {
    void refreshFlow(client, flow.id)
    void client.invalidateQueries({ queryKey: runsQuery(flow.id).queryKey, exact: true })
  }, [client, flow.id, id, status])
}

function Facts({ run, graph, now }: ShownRun & { now: number }) {
  const { status, stoppedBy, createdAt, endedAt, cost, version } = run
  const milliseconds = (endedAt ? Date.parse(endedAt) : now) - Date.parse(createdAt)
  return (
    <>
      <Moment at={createdAt} text={(when) => t('flowVersions.run.of', { when, version })} />
      <span role="status">
        <RunStatus status={status} stoppedBy={stoppedBy} />
      </span>
      <span className="font-normal text-muted tabular-nums">
        {timeText(Math.max(0, milliseconds))}
      </span>
      <span className="font-normal text-muted empty:hidden">
        <StepsDone run={run} graph={graph} />
      </span>
      {cost > 0 && <span className="font-normal text-muted">{costText(cost)}</span>}
    </>
  )
}
