import { firstFree } from '#app/flows/domain/values/first_free'
import { freshId } from '#app/flows/domain/values/fresh_id'
import type { FlowEdge, FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import { cutText } from '#app/flows/domain/values/kept_value'
import { MAX_ID_LENGTH, MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import { nameKey } from '#app/flows/domain/graph/variables'

export const findNode = ({ nodes }: FlowGraph, id: string): FlowNode | undefined =>
  nodes.find((node) => node.id === id)

/** Whether steps can stand inside a step. */
export const isForEach = (graph: FlowGraph, id: string): boolean =>
  findNode(graph, id)?.kind === 'for-each'

export const withNode = (
  graph: FlowGraph,
  id: string,
  change: (node: FlowNode) => FlowNode
): FlowGraph => ({
  ...graph,
  nodes: graph.nodes.map((node) => (node.id === id ? change(node) : node)),
})

export const isSameEdge = (one: FlowEdge, other: FlowEdge): boolean =>
  one.from === other.from && one.port === other.port && one.to === other.to

export const hasEdge = ({ edges }: FlowGraph, edge: FlowEdge): boolean =>
  edges.some((one) => isSameEdge(one, edge))

/** Adds edges, except repeated ones and those from a step to itself. */
export function withEdges(graph: FlowGraph, edges: readonly FlowEdge[]): FlowGraph {
  let next = graph
  for (const edge of edges)
    if (edge.from !== edge.to && !hasEdge(next, edge))
      next = { ...next, edges: [...next.edges, edge] }
  return next
}

/** The port that a new connection starts from by default. */
export const mainPortOf = (node: FlowNode): string | undefined => portsOf(node)[0]?.id

/** An id for a new step, note or group. */
export const newId = (items: readonly { id: string }[], base: string): string =>
  freshId(new Set(items.map(({ id }) => id)), base.slice(0, MAX_ID_LENGTH - 5))

/** The keys of the names of all steps and all fields of Ask. */
export function takenNames({ nodes }: FlowGraph): Set<string> {
  const names = nodes.flatMap(({ kind, name, settings }) => [name, ...fieldNames(kind, settings)])
  return new Set(names.map(nameKey))
}

function fieldNames(kind: NodeKind, { fields }: FlowNode['settings']): string[] {
  if (kind !== 'ask' || !Array.isArray(fields)) return []
  return fields.flatMap((field: { name?: unknown } | null) =>
    typeof field?.name === 'string' ? [field.name] : []
  )
}

/** `Draft`, then `Draft 2` and so on. */
export function freshName(taken: ReadonlySet<string>, wish: string): string {
  if (!taken.has(nameKey(wish))) return wish
  const base = cutText(wish, MAX_NAME_LENGTH - 5).trim()
  return firstFree(base, (name) => name === base || taken.has(nameKey(name)))
}
