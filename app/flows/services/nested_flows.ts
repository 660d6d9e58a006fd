import Flow from '#app/flows/models/flow'
import { flowStepsOf } from '#app/flows/domain/child_runs'
import type { FlowGraph } from '#app/flows/domain/graph'
import { MAX_DEPTH } from '#app/flows/domain/limits'
import { type NestedFlow, nestingProblems } from '#app/flows/domain/nesting'
import type { Problem } from '#app/flows/domain/problems'
import { graphOfVersion } from '#app/flows/services/version_to_run'

/** Graphs are large; what refers to more flows than these is found out when it runs. */
const MAX_FLOWS = 20

/** What keeps the flows inside a flow from ever ending, as far as their newest versions show before the start. */
export async function nestedProblems(
  userId: string,
  id: string,
  graph: FlowGraph
): Promise<Problem[]> {
  const others = new Map<string, NestedFlow>()
  let level = flowIdsIn(graph)
  for (let depth = 1; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const wanted = level.filter((one) => one !== id && !others.has(one))
    const found = await newestOf(userId, wanted.slice(0, MAX_FLOWS - others.size))
    for (const [one, flow] of found) others.set(one, flow)
    level = [...found.values()].flatMap((flow) => flowIdsIn(flow.graph))
  }
  return nestingProblems(id, graph, others)
}

const flowIdsIn = (graph: NestedFlow['graph']): string[] => [
  ...new Set(flowStepsOf(graph).map(({ flowId }) => flowId)),
]

async function newestOf(userId: string, ids: string[]): Promise<Map<string, NestedFlow>> {
  if (ids.length === 0) return new Map()
  const flows = await Flow.query()
    .whereIn('id', ids)
    .where('user_id', userId)
    .whereNull('deleted_at')
    .select('id', 'version')
  const found = new Map<string, NestedFlow>()
  for (const { id, version } of flows) {
    found.set(id, { graph: await graphOf(id, version) })
  }
  return found
}

async function graphOf(id: string, version: number): Promise<FlowGraph> {
  if (version > 0) return graphOfVersion(id, version)
  const { draft } = await Flow.findOrFail(id)
  return draft
}
