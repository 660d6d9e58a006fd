import { useBuilder } from '#frontend/features/flows/builder/builder'
import { FlowSteps } from '#frontend/features/flows/flow_steps'

/** The flow as a list of steps. */
export function StepList() {
  const { flow, graph, problems } = useBuilder()
  return <FlowSteps flowId={flow.id} graph={graph} problems={problems} />
}
