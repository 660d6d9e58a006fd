import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'

/**
 * The nodes of a graph so that each comes after those that lead to it, the inner ones of a For each right after it, and
 * otherwise as they are stored.
 */
export function inOrder({ nodes, edges }: FlowGraph): FlowNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const inner = Map.groupBy(nodes, ({ parent }) => parent)
  const before = Map.groupBy(edges, ({ to }) => to)
  const ordered = new Set<FlowNode>()
  const visited = new Set<FlowNode>()

  const visit = (node: FlowNode) => {
    if (visited.has(node)) return
    visited.add(node)
    for (const { from } of before.get(node.id) ?? []) {
      const earlier = byId.get(from)
      if (earlier && earlier.parent === node.parent) visit(earlier)
    }
    ordered.add(node)
    for (const one of inner.get(node.id) ?? []) visit(one)
  }

  for (const node of inner.get(undefined) ?? []) visit(node)
  // Steps whose For each does not exist.
  for (const node of nodes) visit(node)
  return [...ordered]
}
