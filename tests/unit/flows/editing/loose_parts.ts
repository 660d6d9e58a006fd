import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'

/** What refers to nothing in a graph, in words: parents, groups, and groups whose steps have several parents. */
export function looseParts({ nodes, groups = [] }: FlowGraph): string[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const known = new Set(groups.map(({ id }) => id))
  const looseOf = ({ id, parent, group }: FlowNode) => [
    ...(parent === undefined || ids.has(parent) ? [] : [`${id} in ${parent}`]),
    ...(group === undefined || known.has(group) ? [] : [`${id} of ${group}`]),
  ]
  const split = groups.flatMap(({ id }) => {
    const parents = new Set(nodes.flatMap((node) => (node.group === id ? [node.parent] : [])))
    return parents.size === 1 ? [] : [`${id} with ${parents.size} parents`]
  })
  return [...nodes.flatMap(looseOf), ...split]
}
