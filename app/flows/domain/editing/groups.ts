import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'

export const withoutGroup = ({ group, ...node }: FlowNode): FlowNode => node

/** Without the groups that have no steps. */
export function withUsedGroups({ groups = [], ...graph }: FlowGraph): FlowGraph {
  const used = new Set(graph.nodes.map(({ group }) => group))
  const kept = groups.filter(({ id }) => used.has(id))
  return kept.length === 0 ? graph : { ...graph, groups: kept }
}

/** All steps of a group have one parent: steps that moved away from the others of their group leave it. */
export function withoutStrays(graph: FlowGraph, moved: ReadonlySet<string>): FlowGraph {
  const stayed = graph.nodes.filter(({ id, group }) => group !== undefined && !moved.has(id))
  const parents = new Map(stayed.map(({ group, parent }) => [group, parent]))
  return withGroupsAt(graph, parents)
}

/** Steps leave a group that is not there, and one whose first step has another parent. */
export function withSoundGroups(graph: FlowGraph): FlowGraph {
  const parents = new Map<string | undefined, string | undefined>()
  for (const { group, parent } of graph.nodes)
    if (group !== undefined && !parents.has(group)) parents.set(group, parent)
  const known = new Set(graph.groups?.map(({ id }) => id))
  const isLoose = ({ group }: FlowNode) => group !== undefined && !known.has(group)
  const nodes = graph.nodes.map((node) => (isLoose(node) ? withoutGroup(node) : node))
  return withUsedGroups(withGroupsAt({ ...graph, nodes }, parents))
}

/** @param parents the parent of each group that has one to keep to */
function withGroupsAt(
  graph: FlowGraph,
  parents: ReadonlyMap<string | undefined, string | undefined>
): FlowGraph {
  const isStray = ({ group, parent }: FlowNode) =>
    group !== undefined && parents.has(group) && parents.get(group) !== parent
  if (!graph.nodes.some(isStray)) return graph
  return { ...graph, nodes: graph.nodes.map((node) => (isStray(node) ? withoutGroup(node) : node)) }
}
