import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Step } from '#frontend/features/flows/flows_api'

/** The steps of a run whose flow is gone, as they are known from the run alone: without names and kinds. */
export function graphOfSteps(steps: readonly Pick<Step, 'nodeId'>[]): FlowGraph {
  const ids = [...new Set(steps.map(({ nodeId }) => nodeId))]
  const nodes = ids.map((id) => ({ id, kind: 'format' as const, name: id, settings: {} }))
  return { format: 1, nodes, edges: [], notes: [] }
}
