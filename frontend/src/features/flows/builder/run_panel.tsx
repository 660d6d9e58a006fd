import type { ComponentProps } from 'react'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { Skeleton } from '#frontend/components/skeleton'
import { BatchCard } from '#frontend/features/flows/batches/batch_card'
import { BatchList } from '#frontend/features/flows/batches/batch_list'
import { useTryAll } from '#frontend/features/flows/builder/attempts'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { PROBLEMS_FOCUS, RunProblems } from '#frontend/features/flows/builder/run_problems'
import { holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { EmptyVariables } from '#frontend/features/flows/builder/empty_variables'
import { UnusedSteps } from '#frontend/features/flows/builder/unused_steps'
import { useDraftStep } from '#frontend/features/flows/builder/use_draft_step'
import { CompareRun } from '#frontend/features/flows/builder/versions/running/compare_run'
import { RunDetails } from '#frontend/features/flows/builder/versions/running/run_details'
import { useShownRun } from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { mayEdit } from '#frontend/features/flows/flow_rights'
import { RunForm } from '#frontend/features/flows/run_form/run_form'
import { keyOfForm } from '#frontend/features/flows/run_form/use_kept_form'
import { RunList } from '#frontend/features/flows/runs/run_list'

/** Runs the flow, and shows what has been run. */
export function RunPanel() {
  const { flow } = useBuilder()
  return (
    <div className="grid grid-cols-1 gap-6">
      <RunDetails />
      {mayEdit(flow) && <NextRun />}
      <BatchList flowId={flow.id} />
      <RunList flowId={flow.id} actions={(run) => <CompareRun id={run.id} />} />
    </div>
  )
}

/** What keeps the flow from running, and the forms that run it. */
function NextRun() {
  const { flow, graph, problems, sync } = useBuilder()
  const edited = { ...flow, graph }
  const isSound = problems.length === 0
  const showFirstProblem = useFirstProblem()
  return (
    <>
      <RunProblems />
      <UnusedSteps />
      <EmptyVariables />
      <ShownForm
        flow={edited}
        onUnsound={isSound ? undefined : showFirstProblem}
        save={() => sync.flush()}
      />
      <BatchCard flow={edited} isSound={isSound} save={() => sync.flush()} />
    </>
  )
}

/** The form with what was typed for the next run, or with the answers of the run that is shown. */
function ShownForm(props: ComponentProps<typeof RunForm>) {
  const { id: flowId, graph } = props.flow
  const { shown } = useShown()
  const id = shown.type === 'run' ? shown.id : null
  const loaded = useShownRun(id, flowId)
  const isComing = id !== null && !loaded.shown && !loaded.isMissing && !loaded.isFailed
  if (isComing) return <Skeleton className="h-80 w-full" />
  const run = loaded.shown?.run
  return <RunForm key={keyOfForm(flowId, askFieldsOf(graph), run?.id)} {...props} run={run} />
}

/** Leads to the first step that keeps the flow from running, or to what is wrong with the flow as a whole. */
function useFirstProblem(): () => void {
  const { problems } = useBuilder()
  const openStep = useDraftStep()
  const tryAll = useTryAll()
  return () => {
    tryAll()
    const id = problems.find(({ nodeId }) => nodeId !== undefined)?.nodeId
    if (id === undefined) return holdFocus(PROBLEMS_FOCUS)
    openStep(id, true)
  }
}
