import { isFinal } from '#app/flows/domain/runs/run'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

interface Props {
  run: OpenRun
  /** Null where the flow is gone. */
  graph: FlowGraph | null
}

/** Shows how many steps of an unfinished run are done. A For each counts as one step. */
export function StepsDone({ run: { status, steps }, graph }: Props) {
  if (!graph || isFinal(status)) return null
  const count = graph.nodes.filter(({ parent }) => parent === undefined).length
  const done = steps.filter(({ key, nodeId, endedAt }) => key === nodeId && endedAt !== null).length
  return <span>{t('flows.run.stepsDone', { done, count })}</span>
}
