import { askFieldsOf } from '#app/flows/domain/inputs'
import { BatchCard } from '#frontend/features/flows/batches/batch_card'
import { BatchList } from '#frontend/features/flows/batches/batch_list'
import { useTryAll } from '#frontend/features/flows/builder/attempts'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { PROBLEMS_FOCUS, RunProblems } from '#frontend/features/flows/builder/run_problems'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { holdFocus, settingsFocus } from '#frontend/features/flows/builder/hold_focus'
import { CompareRun } from '#frontend/features/flows/builder/versions/running/compare_run'
import { RunDetails } from '#frontend/features/flows/builder/versions/running/run_details'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { RunForm } from '#frontend/features/flows/run_form'
import { RunList } from '#frontend/features/flows/runs/run_list'

/** A form with other fields is another form. */
const fieldsOf = ({ graph }: OpenFlow): string => JSON.stringify(askFieldsOf(graph))

/** Runs the flow, and shows what has been run. */
export function RunPanel() {
  const { flow, graph, problems, sync } = useBuilder()
  const edited = { ...flow, graph }
  const isSound = problems.length === 0
  const showFirstProblem = useFirstProblem()
  return (
    <div className="grid gap-6">
      <RunDetails />
      <RunProblems />
      <RunForm
        key={fieldsOf(edited)}
        flow={edited}
        onUnsound={isSound ? undefined : showFirstProblem}
        save={() => sync.flush()}
      />
      <BatchCard flow={edited} isSound={isSound} />
      <BatchList flowId={flow.id} />
      <RunList flowId={flow.id} actions={(run) => <CompareRun id={run.id} />} />
    </div>
  )
}

/** Leads to the first step that keeps the flow from running, or to what is wrong with the flow as a whole. */
function useFirstProblem(): () => void {
  const { problems } = useBuilder()
  const { openStep } = useSelection()
  const tryAll = useTryAll()
  return () => {
    tryAll()
    const id = problems.find(({ nodeId }) => nodeId !== undefined)?.nodeId
    if (id === undefined) return holdFocus(PROBLEMS_FOCUS)
    openStep(id)
    holdFocus(settingsFocus(id))
  }
}
