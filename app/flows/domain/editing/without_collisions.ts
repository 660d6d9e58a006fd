import { freshName, newId, takenNames } from '#app/flows/domain/editing/graph_parts'
import { renameStep } from '#app/flows/domain/editing/commands/steps'
import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { nameKey } from '#app/flows/domain/variables'

/** A graph in which the steps that are new in it have other ids and names than those that are new in another one. */
export function withoutCollisions(base: FlowGraph, own: FlowGraph, other: FlowGraph): FlowGraph {
  const known = new Set(base.nodes.map(({ id }) => id))
  const foreign = new Map(other.nodes.map((node) => [node.id, node]))
  const fresh = own.nodes.filter(({ id }) => !known.has(id))
  let graph = own
  for (const { id } of fresh.filter((node) => foreign.has(node.id)))
    graph = withId(graph, id, newId([...graph.nodes, ...other.nodes], id))
  const names = takenNames({ ...other, nodes: other.nodes.filter(({ id }) => !known.has(id)) })
  for (const { id, name } of graph.nodes.filter((node) => !known.has(node.id)))
    if (names.has(nameKey(name))) {
      const taken = new Set([...names, ...takenNames(graph)])
      graph = renameStep(graph, { type: 'rename-step', id, name: freshName(taken, name) })
    }
  return graph
}

function withId(graph: FlowGraph, from: string, to: string): FlowGraph {
  const id = (one: string) => (one === from ? to : one)
  const node = (one: FlowNode): FlowNode => {
    const renamed = one.id === from ? { ...one, id: to } : one
    return one.parent === from ? { ...renamed, parent: to } : renamed
  }
  const edge = (one: FlowEdge): FlowEdge =>
    one.from === from || one.to === from ? { ...one, from: id(one.from), to: id(one.to) } : one
  return { ...graph, nodes: graph.nodes.map(node), edges: graph.edges.map(edge) }
}
