import Flow from '#app/flows/models/flow'
import { flowStepsOf } from '#app/flows/domain/runs/child_runs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_DEPTH } from '#app/flows/domain/values/limits'
import { type NestedFlow, nestingProblems } from '#app/flows/domain/runs/nesting'
import type { Problem } from '#app/flows/domain/checks/problems'
import FlowVersion from '#app/flows/models/flow_version'
import { type CurrentWorkspace, inWorkspace } from '#app/workspaces/services/current_workspace'

/** Graphs are large. Nesting among more flows than these is checked only when the flow runs. */
const MAX_FLOWS = 20

/** Checks before a run starts that its nested flows end. The check reads the version of each that would run. */
export async function nestedProblems(
  { id, userId, workspaceId }: Pick<Flow, 'id' | 'userId' | 'workspaceId'>,
  graph: FlowGraph
): Promise<Problem[]> {
  const others = new Map<string, NestedFlow>()
  let level = flowIdsIn(graph)
  for (let depth = 1; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const wanted = level.filter((one) => one !== id && !others.has(one))
    const found = await versionsOf(
      { id: workspaceId, ownerId: userId },
      wanted.slice(0, MAX_FLOWS - others.size)
    )
    for (const [one, flow] of found) others.set(one, flow)
    level = [...new Set([...found.values()].flatMap((flow) => flowIdsIn(flow.graph)))]
  }
  return nestingProblems(id, graph, others)
}

const flowIdsIn = (graph: NestedFlow['graph']): string[] => [
  ...new Set(flowStepsOf(graph).map(({ flowId }) => flowId)),
]

/** One query for the versions, and one for the drafts of flows that have none. */
async function versionsOf(
  workspace: Pick<CurrentWorkspace, 'id' | 'ownerId'>,
  ids: string[]
): Promise<Map<string, NestedFlow>> {
  if (ids.length === 0) return new Map()
  const own = inWorkspace(Flow.query(), workspace, 'flows')
    .whereIn('id', ids)
    .whereNull('deleted_at')
  const versions = await FlowVersion.query()
    .join('flows', 'flows.id', 'flow_versions.flow_id')
    .whereIn('flows.id', own.clone().select('id'))
    .whereRaw('flow_versions.number = coalesce(flows.published_version, flows.version)')
    .select('flow_versions.flow_id', 'flow_versions.graph')
  const drafts = await own.where('version', 0).select('id', 'draft')
  return new Map([
    ...versions.map(({ flowId, graph }) => [flowId, { graph }] as const),
    ...drafts.map(({ id, draft }) => [id, { graph: draft }] as const),
  ])
}
