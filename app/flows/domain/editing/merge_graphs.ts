import { removeSteps } from '#app/flows/domain/editing/commands/steps'
import {
  applyChanges,
  type Change,
  type FieldChange,
  isEqual,
  type Item,
  keysOf,
  type ListName,
  listOf,
  type Removal,
} from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import { findNode, withEdges } from '#app/flows/domain/editing/graph_parts'
import { withSoundGroups } from '#app/flows/domain/editing/groups'
import {
  contestedIds,
  type RemovalConflict,
  removedHere,
  type RemovedThere,
  removedThere,
  setsOf,
} from '#app/flows/domain/editing/removal_conflicts'
import type { Renamed } from '#app/flows/domain/editing/renamed_edits'
import { withoutCollisions } from '#app/flows/domain/editing/without_collisions'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'

/** A conflict between two people or two tabs that changed the same thing. */
export type Conflict =
  /** Both changed the same field. */
  { type: 'value'; change: FieldChange; theirs: unknown } | RemovalConflict

export interface Merged {
  /** Everything that both did; in a conflict, what they did. */
  graph: FlowGraph
  conflicts: Conflict[]
  /** New items of this side that get another id or name in the merged graph. */
  renamed: Renamed[]
}

/** Merges two graphs that were made from the same base, field by field. */
export function mergeGraphs(base: FlowGraph, own: FlowGraph, theirs: FlowGraph): Merged {
  const { graph: mine, renamed } = withoutCollisions(base, own, theirs)
  const sides = { base, mine, theirs }
  const removals = [...removedThere(sides), ...removedHere(sides)]
  const contested = contestedIds(sides, removals)
  const conflicts: Conflict[] = [...removals]
  let graph = theirs
  const theirSets = new Map(setsOf(base, theirs).map((change) => [placeOf(change), change]))
  for (const change of changesBetween(base, mine)) {
    if (change.type === 'order' || isAbout(change, contested)) continue
    const their = change.type === 'set' ? theirSets.get(placeOf(change)) : undefined
    if (change.type === 'set' && their && !isEqual(their.after, change.after)) {
      if (change.path[0] === 'position')
        graph = withChange(graph, { ...change, before: their.after })
      else conflicts.push({ type: 'value', change, theirs: their.after })
    } else if (!their) graph = withChange(graph, change)
  }
  return { graph: withoutLooseParts(withEditedNotes(graph, base, mine)), conflicts, renamed }
}

/** A note that was changed here and removed there stays. */
function withEditedNotes(graph: FlowGraph, base: FlowGraph, { notes }: FlowGraph): FlowGraph {
  const before = new Map(base.notes.map(({ id, text }) => [id, text]))
  const there = new Set(graph.notes.map(({ id }) => id))
  const edited = notes.filter(
    ({ id, text }) => before.has(id) && before.get(id) !== text && !there.has(id)
  )
  return edited.length === 0 ? graph : { ...graph, notes: [...graph.notes, ...edited] }
}

/** Drops what refers to something that is not there: connections, parents and groups. */
function withoutLooseParts(graph: FlowGraph): FlowGraph {
  const ids = new Set(graph.nodes.map(({ id }) => id))
  const isLoose = ({ parent }: FlowNode) => parent !== undefined && !ids.has(parent)
  const nodes = graph.nodes.map((node) => (isLoose(node) ? withoutParent(node) : node))
  const edges = graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return withSoundGroups({ ...graph, nodes, edges })
}

const withoutParent = ({ parent, ...node }: FlowNode): FlowNode => node

/** The merged graph after a conflict is resolved in favor of this side. */
export const takeMine = (graph: FlowGraph, conflict: Conflict): FlowGraph =>
  withoutLooseParts(withMine(graph, conflict))

function withMine(graph: FlowGraph, conflict: Conflict): FlowGraph {
  if (conflict.type === 'value')
    return withChange(graph, { ...conflict.change, before: conflict.theirs })
  if (conflict.type === 'removed-here')
    return removeSteps(graph, { type: 'remove-steps', ids: [conflict.node.id], isBridged: false })
  return withRestored(graph, conflict)
}

/** A step that they removed comes back, with what was inside it here. */
function withRestored(graph: FlowGraph, { node, inner, members, edges }: RemovedThere): FlowGraph {
  const known = new Set(graph.nodes.map(({ id }) => id))
  const added = [node, ...inner].filter(({ id }) => !known.has(id))
  const isOutside = ({ id, parent }: FlowNode) => parent === undefined && members.includes(id)
  const there = graph.nodes.map((one) => (isOutside(one) ? { ...one, parent: node.id } : one))
  const nodes = [...there, ...added]
  const ids = new Set(nodes.map(({ id }) => id))
  const whole = edges.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return withEdges({ ...graph, nodes }, whole)
}

const placeOf = ({ list, key, path }: FieldChange): string => JSON.stringify([list, key, path])

/** Whether a change is of a step that is in conflict, or of one of its connections. */
function isAbout(change: Change, ids: ReadonlySet<string>): boolean {
  if (change.type === 'order') return false
  if (change.type === 'set') return change.list === 'nodes' && ids.has(change.key)
  const { id, from, to } = change.item as Record<string, string>
  return change.list === 'edges' ? ids.has(from) || ids.has(to) : ids.has(id)
}

/** The graph after a change; as it is where the change no longer fits. */
function withChange(graph: FlowGraph, change: Change): FlowGraph {
  if (change.type === 'insert' && !fits(graph, change.list, change.item)) return graph
  const fitting = change.type === 'remove' ? asItIs(graph, change) : change
  return applyChanges(graph, [fitting]) ?? graph
}

/** Removes an item even if the other side moved it. */
function asItIs(graph: FlowGraph, change: Removal): Removal {
  const { list, item } = change
  const there = list === 'edges' ? undefined : listOf(graph, list).find(({ id }) => id === item.id)
  const isMoved = there && isEqual({ ...there, position: null }, { ...item, position: null })
  return isMoved ? { ...change, item: there } : change
}

function fits(graph: FlowGraph, list: ListName, item: Item): boolean {
  const [key] = keysOf(list, [item])
  if (keysOf(list, listOf(graph, list)).includes(key)) return false
  if (list !== 'edges') return true
  return [item.from, item.to].every((id) => findNode(graph, String(id)))
}
