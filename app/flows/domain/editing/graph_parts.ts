import { freshId } from '#app/flows/domain/fresh_id'
import type { FlowEdge, FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph'
import { MAX_ID_LENGTH, MAX_NAME_LENGTH } from '#app/flows/domain/limits'
import { kindOf } from '#app/flows/domain/node_kinds'
import { nameKey } from '#app/flows/domain/variables'

export const findNode = ({ nodes }: FlowGraph, id: string): FlowNode | undefined =>
  nodes.find((node) => node.id === id)

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

/** With more edges, none of them twice and none from a step to itself. */
export function withEdges(graph: FlowGraph, edges: readonly FlowEdge[]): FlowGraph {
  let next = graph
  for (const edge of edges)
    if (edge.from !== edge.to && !hasEdge(next, edge))
      next = { ...next, edges: [...next.edges, edge] }
  return next
}

export const withoutGroup = ({ group, ...node }: FlowNode): FlowNode =>
  group === undefined ? node : node

/** Without the groups that have no steps. */
export function withUsedGroups({ groups = [], ...graph }: FlowGraph): FlowGraph {
  const used = new Set(graph.nodes.map(({ group }) => group))
  const kept = groups.filter(({ id }) => used.has(id))
  return kept.length === 0 ? graph : { ...graph, groups: kept }
}

/** The ports by which a step may end, as its settings are now. */
export function portsOf({ kind, settings }: FlowNode): string[] {
  try {
    return kindOf(kind)
      .ports(settings)
      .map(({ id }) => id)
  } catch {
    // Settings that do not fit their kind have a problem of their own.
    return []
  }
}

/** The port by which a flow goes on where nothing else is said. */
export const mainPortOf = (node: FlowNode): string | undefined => portsOf(node)[0]

/** An id for a new step, note or group. */
export const newId = (items: readonly { id: string }[], base: string): string =>
  freshId(new Set(items.map(({ id }) => id)), base.slice(0, MAX_ID_LENGTH - 5))

/** Names of steps and of the fields of Ask, as they are compared. */
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
  const base = wish.slice(0, MAX_NAME_LENGTH - 5).trim()
  if (!taken.has(nameKey(wish))) return wish
  let number = 2
  while (taken.has(nameKey(`${base} ${number}`))) number += 1
  return `${base} ${number}`
}
