import type { CommandOf } from '#app/flows/domain/editing/command'
import { forEachOfCopies } from '#app/flows/domain/editing/edits_of_steps'
import { freshName, newId, takenNames, withEdges } from '#app/flows/domain/editing/graph_parts'
import { withSoundGroups } from '#app/flows/domain/editing/groups'
import { renameReferences } from '#app/flows/domain/editing/references'
import {
  EMPTY_GRAPH,
  type FlowGraph,
  type FlowNode,
  type Group,
  type Note,
  type Position,
} from '#app/flows/domain/graph/graph'
import { nameKey } from '#app/flows/domain/graph/variables'
import { MAX_GROUPS } from '#app/flows/domain/values/limits'

/**
 * Adds copies of steps and notes, with fresh ids and names. References and edges between the copies lead to the copies; other
 * references stay as they are. Copies of steps that all came from one For each stay in it. Copies of groups are groups of
 * their own, as far as a flow can have more of them.
 */
export function paste(graph: FlowGraph, { selection, offset }: CommandOf<'paste'>): FlowGraph {
  const parent = forEachOfCopies(graph, selection.nodes)?.id
  const groups = copiesOf(graph.groups, selection.groups)
  const ids = new Map<string, string>()
  const copies: FlowNode[] = []
  for (const node of withFreshNames(graph, selection.nodes)) {
    const id = newId([...graph.nodes, ...copies], node.id)
    ids.set(node.id, id)
    copies.push({ ...node, id })
  }
  const nodes = copies.map((node) => placed(node, { ids, groups, offset, parent }))
  const added = withSoundGroups({ ...EMPTY_GRAPH, nodes, groups: [...groups.values()] })
  const edges = selection.edges.flatMap(({ from, port, to }) => {
    const [source, target] = [ids.get(from), ids.get(to)]
    return source && target ? [{ from: source, port, to: target }] : []
  })
  const next = {
    ...graph,
    nodes: [...graph.nodes, ...added.nodes],
    notes: withCopies(graph.notes, selection.notes, offset),
    ...(added.groups && { groups: [...(graph.groups ?? []), ...added.groups] }),
  }
  return withEdges(next, edges)
}

/** The copies of groups by the ids of the originals, no more than there is room for. */
function copiesOf(groups: readonly Group[] = [], copied: readonly Group[] = []) {
  const copies = new Map<string, Group>()
  for (const group of copied.slice(0, Math.max(0, MAX_GROUPS - groups.length)))
    copies.set(group.id, { ...group, id: newId([...groups, ...copies.values()], group.id) })
  return copies
}

function withCopies(notes: Note[], copied: readonly Note[] = [], offset: Position): Note[] {
  const all = [...notes]
  for (const note of copied) all.push({ ...moved(note, offset), id: newId(all, note.id) })
  return copied.length === 0 ? notes : all
}

const moved = <Item extends { position?: Position }>(item: Item, { x, y }: Position): Item =>
  item.position ? { ...item, position: { x: item.position.x + x, y: item.position.y + y } } : item

interface Placing {
  ids: ReadonlyMap<string, string>
  groups: ReadonlyMap<string, Group>
  offset: Position
  /** The For each around all of the copies. */
  parent?: string
}

function placed(node: FlowNode, { ids, groups, offset, parent }: Placing): FlowNode {
  const { parent: old, group: oldGroup, ...rest } = moved(node, offset)
  const outer = (old === undefined ? undefined : ids.get(old)) ?? parent
  const group = oldGroup === undefined ? undefined : groups.get(oldGroup)
  return {
    ...rest,
    ...(outer !== undefined && { parent: outer }),
    ...(group && { group: group.id }),
  }
}

/** The nodes with names that are not taken, and with references among them renamed alike. */
function withFreshNames(graph: FlowGraph, nodes: FlowNode[]): FlowNode[] {
  const taken = takenNames(graph)
  let copy: FlowGraph = { format: 1, nodes, edges: [], notes: [] }
  const rename = (before: string, change: (name: string) => void) => {
    const name = freshName(taken, before)
    taken.add(nameKey(name))
    if (name !== before) change(name)
  }
  for (const [at, node] of nodes.entries()) {
    rename(node.name, (name) => {
      copy = { ...copy, nodes: copy.nodes.with(at, { ...copy.nodes[at], name }) }
      copy = renameReferences(copy, node.name, name)
    })
    for (const [index, field] of fieldsOf(node).entries())
      rename(field.name, (name) => {
        const { settings } = copy.nodes[at]
        const fields = fieldsOf(copy.nodes[at]).with(index, { ...field, name })
        const renamed = { ...copy.nodes[at], settings: { ...settings, fields } }
        copy = renameReferences({ ...copy, nodes: copy.nodes.with(at, renamed) }, field.name, name)
      })
  }
  return copy.nodes
}

const fieldsOf = ({ kind, settings }: FlowNode): { name: string }[] =>
  kind === 'ask' && Array.isArray(settings.fields) ? settings.fields : []
