import type { CommandOf } from '#app/flows/domain/editing/command'
import { bridgesOver, withSource } from '#app/flows/domain/editing/commands/steps'
import {
  findNode,
  isForEach,
  isSameEdge,
  mainPortOf,
  withEdges,
  withNode,
} from '#app/flows/domain/editing/graph_parts'
import { withoutStrays } from '#app/flows/domain/editing/groups'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { outerSteps, parentsOf } from '#app/flows/domain/graph/inner_steps'

/** Edges across the border of a For each are removed: there can be none. */
export function moveInto(graph: FlowGraph, { ids, parent }: CommandOf<'move-into'>): FlowGraph {
  const isAbsent = parent !== null && !isForEach(graph, parent)
  const moved = new Set(ids.filter((id) => parent === null || !isInside(graph, parent, id)))
  if (isAbsent || moved.size === 0) return graph
  const nodes = graph.nodes.map((node) => (moved.has(node.id) ? inside(node, parent) : node))
  const parents = parentsOf(nodes)
  const edges = graph.edges.filter(({ from, to }) => parents.get(from) === parents.get(to))
  return withoutStrays({ ...graph, nodes, edges }, moved)
}

const inside = ({ parent: _, ...node }: FlowNode, parent: string | null): FlowNode =>
  parent === null ? node : { ...node, parent }

/** Whether a step is another one, or inside it. */
const isInside = ({ nodes }: FlowGraph, id: string, outer: string): boolean =>
  id === outer || outerSteps(parentsOf(nodes), id).has(outer)

/** Takes a step out of its place, connecting what was before and behind it, and puts it behind another step. */
export function moveBehind(graph: FlowGraph, { id, after }: CommandOf<'move-behind'>): FlowGraph {
  const node = findNode(graph, id)
  const target = after === null ? null : findNode(graph, after)
  if (!node || target === undefined || after === id) return graph
  if (target && isInside(graph, target.id, id)) return graph
  const bridges = bridgesOver(graph, new Set([id]))
  const edges = graph.edges.filter(({ from, to }) => from !== id && to !== id)
  const free = withEdges({ ...graph, edges }, bridges)
  const away = withNode(free, id, (one) => inside(one, target?.parent ?? null))
  const moved = withoutStrays(away, new Set([id]))
  return target ? putBehind(moved, node, target) : putFirst(moved, node)
}

function putBehind(graph: FlowGraph, node: FlowNode, target: FlowNode): FlowGraph {
  const port = mainPortOf(target)
  if (port === undefined) return graph
  const source = { from: target.id, port }
  return withEdges(withSource(graph, source, node), [{ ...source, to: node.id }])
}

function putFirst(graph: FlowGraph, node: FlowNode): FlowGraph {
  const main = mainPortOf(node)
  const reached = new Set(graph.edges.map(({ to }) => to))
  const starts = graph.nodes.filter(
    ({ id, parent }) => id !== node.id && parent === undefined && !reached.has(id)
  )
  if (main === undefined) return graph
  return withEdges(
    graph,
    starts.map(({ id }) => ({ from: node.id, port: main, to: id }))
  )
}

export const connect = (graph: FlowGraph, { edge }: CommandOf<'connect'>): FlowGraph =>
  withEdges(graph, isPossible(graph, edge.from, edge.to) ? [edge] : [])

export const disconnect = (graph: FlowGraph, { edge }: CommandOf<'disconnect'>): FlowGraph => ({
  ...graph,
  edges: graph.edges.filter((one) => !isSameEdge(one, edge)),
})

export function reconnect(graph: FlowGraph, { edge, to }: CommandOf<'reconnect'>): FlowGraph {
  if (!isPossible(graph, to.from, to.to)) return graph
  return withEdges(disconnect(graph, { type: 'disconnect', edge }), [to])
}

/** Both steps are there, beside each other, and the edge closes no loop. */
export function isPossible(graph: FlowGraph, from: string, to: string): boolean {
  const [source, target] = [findNode(graph, from), findNode(graph, to)]
  if (!source || !target || source.parent !== target.parent) return false
  const outgoing = Map.groupBy(graph.edges, (edge) => edge.from)
  const reached = new Set([to])
  for (const id of reached) for (const edge of outgoing.get(id) ?? []) reached.add(edge.to)
  return !reached.has(from)
}

export function place(graph: FlowGraph, { nodes, notes = {} }: CommandOf<'place'>): FlowGraph {
  const placed = <One extends { id: string }>(items: One[], places: typeof nodes): One[] =>
    items.map((item) =>
      Object.hasOwn(places, item.id) ? { ...item, position: places[item.id] } : item
    )
  return { ...graph, nodes: placed(graph.nodes, nodes), notes: placed(graph.notes, notes) }
}
