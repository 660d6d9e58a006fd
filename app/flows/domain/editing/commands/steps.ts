import type { CommandOf } from '#app/flows/domain/editing/command'
import {
  findNode,
  freshName,
  isForEach,
  mainPortOf,
  newId,
  takenNames,
  withEdges,
  withNode,
} from '#app/flows/domain/editing/graph_parts'
import { withUsedGroups } from '#app/flows/domain/editing/groups'
import { renameReferences } from '#app/flows/domain/editing/references'
import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { innerSteps, parentsOf, withInner } from '#app/flows/domain/graph/inner_steps'

export function addStep(graph: FlowGraph, command: CommandOf<'add-step'>): FlowGraph {
  const { after, parent } = command
  const source = after && findNode(graph, after.from)
  const isInside = parent !== undefined && isForEach(graph, parent)
  const node = newNode(graph, command, isInside ? parent : source?.parent)
  const added = { ...graph, nodes: [...graph.nodes, node] }
  if (!source || !after) return added
  const { from, port, isBetween } = after
  const freed = isBetween ? withSource(added, { from, port }, node) : added
  return withEdges(freed, [{ from, port, to: node.id }])
}

function newNode(
  graph: FlowGraph,
  { kind, id = kind, name, settings, position }: CommandOf<'add-step'>,
  parent?: string
): FlowNode {
  const { title, defaults } = kindOf(kind)
  return {
    ...{ id: newId(graph.nodes, id), kind, name: freshName(takenNames(graph), name ?? title) },
    settings: { ...(defaults as FlowNode['settings']), ...settings },
    ...(parent !== undefined && { parent }),
    ...(position && { position }),
  }
}

/** What followed a port follows the main port of a node from now on. */
export function withSource(
  graph: FlowGraph,
  source: { from: string; port: string },
  node: FlowNode
): FlowGraph {
  const port = mainPortOf(node)
  if (port === undefined) return graph
  const edges = graph.edges.map((edge) =>
    edge.from === source.from && edge.port === source.port ? { ...edge, from: node.id, port } : edge
  )
  return { ...graph, edges }
}

/** Whatever is inside a For each that is removed goes with it. */
export function removeSteps(graph: FlowGraph, command: CommandOf<'remove-steps'>): FlowGraph {
  const removed = withInner(innerSteps(graph.nodes), command.ids)
  const bridges = command.isBridged ? bridgesOver(graph, removed) : []
  const nodes = graph.nodes.filter(({ id }) => !removed.has(id))
  const edges = graph.edges.filter(({ from, to }) => !removed.has(from) && !removed.has(to))
  return withEdges(withUsedGroups({ ...graph, nodes, edges }), bridges)
}

/** Edges from each step that led to the given ones to each step that follows them. */
export function bridgesOver({ nodes, edges }: FlowGraph, removed: ReadonlySet<string>): FlowEdge[] {
  const parents = parentsOf(nodes)
  const outgoing = Map.groupBy(edges, ({ from }) => from)
  return edges
    .filter(({ from, to }) => !removed.has(from) && removed.has(to))
    .flatMap(({ from, port, to }) =>
      [...behind(to, removed, outgoing)]
        .filter((target) => target !== from && parents.get(target) === parents.get(from))
        .map((target) => ({ from, port, to: target }))
    )
}

/** The first steps behind one that stay. */
function behind(
  start: string,
  removed: ReadonlySet<string>,
  outgoing: ReadonlyMap<string, FlowEdge[]>
): Set<string> {
  const visited = new Set([start])
  const found = new Set<string>()
  for (const id of visited)
    for (const { to } of outgoing.get(id) ?? []) (removed.has(to) ? visited : found).add(to)
  return found
}

export function renameStep(graph: FlowGraph, { id, name }: CommandOf<'rename-step'>): FlowGraph {
  const node = findNode(graph, id)
  if (!node || node.name === name) return graph
  const renamed = withNode(graph, id, (one) => ({ ...one, name }))
  return name.trim() === '' ? renamed : renameReferences(renamed, node.name, name)
}

export function renameField(
  graph: FlowGraph,
  { id, field, name }: CommandOf<'rename-field'>
): FlowGraph {
  const fields = findNode(graph, id)?.settings.fields
  if (!Array.isArray(fields) || typeof fields[field]?.name !== 'string') return graph
  const before = fields[field].name as string
  const renamed = setSetting(graph, {
    ...{ type: 'set-setting', id, path: ['fields', field, 'name'], value: name },
  })
  const isNamed = before.trim() !== '' && name.trim() !== ''
  return isNamed && findNode(graph, id)?.kind === 'ask'
    ? renameReferences(renamed, before, name)
    : renamed
}

/** Edges from ports that the step no longer has are removed. */
export function setSetting(
  graph: FlowGraph,
  { id, path, value }: CommandOf<'set-setting'>
): FlowGraph {
  const before = findNode(graph, id)
  if (!before) return graph
  const settings = withValueAt(before.settings, path, value) as FlowNode['settings']
  const node = { ...before, settings }
  const ports = portIds(node)
  const gone = new Set([...portIds(before)].filter((port) => !ports.has(port)))
  const next = withNode(graph, id, () => node)
  if (gone.size === 0) return next
  const edges = next.edges.filter(({ from, port }) => from !== id || !gone.has(port))
  return { ...next, edges }
}

const portIds = (node: FlowNode): Set<string> => new Set(portsOf(node).map(({ id }) => id))

function withValueAt(value: unknown, path: readonly (string | number)[], to: unknown): unknown {
  if (path.length === 0) return to
  const [part, ...rest] = path
  if (Array.isArray(value))
    return value.map((one, at) => (at === part ? withValueAt(one, rest, to) : one))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  if (rest.length > 0 && !Object.hasOwn(fields, part)) return value
  return { ...fields, [part]: withValueAt(fields[part], rest, to) }
}

export const setPolicy = (graph: FlowGraph, { id, policy }: CommandOf<'set-policy'>): FlowGraph =>
  withNode(graph, id, (node) => ({ ...node, policy: { ...node.policy, ...policy } }))

export const setComment = (
  graph: FlowGraph,
  { id, comment }: CommandOf<'set-comment'>
): FlowGraph =>
  withNode(graph, id, ({ comment: _, ...node }) =>
    comment.trim() === '' ? node : { ...node, comment }
  )
