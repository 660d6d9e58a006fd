import type { CommandOf } from '#app/flows/domain/editing/command'
import { findNode, newId } from '#app/flows/domain/editing/graph_parts'
import { withoutGroup, withUsedGroups } from '#app/flows/domain/editing/groups'
import type { FlowGraph, Group } from '#app/flows/domain/graph/graph'

export function addNote(graph: FlowGraph, command: CommandOf<'add-note'>): FlowGraph {
  const { text, position } = command
  const note = { id: newId(graph.notes, command.id ?? 'note'), text, ...(position && { position }) }
  return { ...graph, notes: [...graph.notes, note] }
}

export const setNote = (graph: FlowGraph, { id, text }: CommandOf<'set-note'>): FlowGraph => ({
  ...graph,
  notes: graph.notes.map((note) => (note.id === id ? { ...note, text } : note)),
})

export const removeNote = (graph: FlowGraph, { id }: CommandOf<'remove-note'>): FlowGraph => ({
  ...graph,
  notes: graph.notes.filter((note) => note.id !== id),
})

/**
 * Groups the first step and those of the others that stand beside it, in the same For each or in none. Steps that were in
 * another group leave it. A group without steps is removed.
 */
export function groupSteps(graph: FlowGraph, command: CommandOf<'group-steps'>): FlowGraph {
  const [first, ...others] = command.ids.flatMap((id) => findNode(graph, id) ?? [])
  if (!first) return graph
  const beside = others.filter(({ parent }) => parent === first.parent)
  const grouped = new Set([first, ...beside].map(({ id }) => id))
  const groups = graph.groups ?? []
  const id = newId(groups, command.id ?? 'group')
  const nodes = graph.nodes.map((node) => (grouped.has(node.id) ? { ...node, group: id } : node))
  const added = { id, name: command.name, isCollapsed: false }
  return withUsedGroups({ ...graph, nodes, groups: [...groups, added] })
}

export function ungroup(graph: FlowGraph, { id }: CommandOf<'ungroup'>): FlowGraph {
  const nodes = graph.nodes.map((node) => (node.group === id ? withoutGroup(node) : node))
  return withUsedGroups({ ...graph, nodes })
}

export const renameGroup = (graph: FlowGraph, { id, name }: CommandOf<'rename-group'>): FlowGraph =>
  withGroup(graph, id, (group) => ({ ...group, name }))

export const collapseGroup = (
  graph: FlowGraph,
  { id, isCollapsed }: CommandOf<'collapse-group'>
): FlowGraph => withGroup(graph, id, (group) => ({ ...group, isCollapsed }))

const withGroup = (graph: FlowGraph, id: string, change: (group: Group) => Group): FlowGraph =>
  graph.groups
    ? { ...graph, groups: graph.groups.map((group) => (group.id === id ? change(group) : group)) }
    : graph
