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
} from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import { findNode, isSameEdge, withEdges } from '#app/flows/domain/editing/graph_parts'
import type { Renamed } from '#app/flows/domain/editing/renamed_edits'
import { withoutCollisions } from '#app/flows/domain/editing/without_collisions'
import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph'

/** What two people, or two tabs, did to the same thing. */
export type Conflict =
  /** Both changed the same field. */
  | { type: 'value'; change: FieldChange; theirs: unknown }
  /** One changed a step, or connected it, and the other one removed it. */
  | { type: 'removed-there'; node: FlowNode; edges: FlowEdge[] }
  | { type: 'removed-here'; node: FlowNode }

export interface Merged {
  /** Everything that both did; in a conflict, what they did. */
  graph: FlowGraph
  conflicts: Conflict[]
  /** What is new here and has another id or name in the merged graph. */
  renamed: Renamed[]
}

/** Brings two graphs that were made of the same one together, by field. */
export function mergeGraphs(base: FlowGraph, own: FlowGraph, theirs: FlowGraph): Merged {
  const { graph: mine, renamed } = withoutCollisions(base, own, theirs)
  const removal = { mine: removedIds(base, mine), theirs: removedIds(base, theirs) }
  const conflicts = [
    ...removedThere({ base, mine, theirs }, removal.theirs),
    ...removedHere({ base, mine, theirs }, removal.mine),
  ]
  const contested = new Set(
    conflicts.map((conflict) => ('node' in conflict ? conflict.node.id : ''))
  )
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
  return { graph: withoutLooseEdges(withEditedNotes(graph, base, mine)), conflicts, renamed }
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

function withoutLooseEdges(graph: FlowGraph): FlowGraph {
  const ids = new Set(graph.nodes.map(({ id }) => id))
  const isTight = ({ from, to }: FlowEdge) => ids.has(from) && ids.has(to)
  return graph.edges.every(isTight) ? graph : { ...graph, edges: graph.edges.filter(isTight) }
}

/** The merged graph with what was done here instead of there. */
export function takeMine(graph: FlowGraph, conflict: Conflict): FlowGraph {
  if (conflict.type === 'value')
    return withChange(graph, { ...conflict.change, before: conflict.theirs })
  if (conflict.type === 'removed-here')
    return removeSteps(graph, { type: 'remove-steps', ids: [conflict.node.id], isBridged: false })
  if (findNode(graph, conflict.node.id)) return graph
  const nodes = [...graph.nodes, conflict.node]
  const ids = new Set(nodes.map(({ id }) => id))
  const edges = conflict.edges.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return withEdges({ ...graph, nodes }, edges)
}

interface Sides {
  base: FlowGraph
  mine: FlowGraph
  theirs: FlowGraph
}

function removedThere({ base, mine }: Sides, removed: ReadonlySet<string>): Conflict[] {
  const touched = touchedIds(base, mine)
  return mine.nodes
    .filter(({ id }) => removed.has(id) && touched.has(id))
    .map((node) => ({ type: 'removed-there', node, edges: edgesAt(mine, node.id) }))
}

function removedHere({ base, theirs }: Sides, removed: ReadonlySet<string>): Conflict[] {
  const touched = touchedIds(base, theirs)
  return theirs.nodes
    .filter(({ id }) => removed.has(id) && touched.has(id))
    .map((node) => ({ type: 'removed-here', node }))
}

const edgesAt = ({ edges }: FlowGraph, id: string): FlowEdge[] =>
  edges.filter(({ from, to }) => from === id || to === id)

function removedIds(base: FlowGraph, graph: FlowGraph): Set<string> {
  const ids = new Set(graph.nodes.map(({ id }) => id))
  return new Set(base.nodes.flatMap(({ id }) => (ids.has(id) ? [] : [id])))
}

/** The steps that were changed otherwise than by their place, or got a connection. */
function touchedIds(base: FlowGraph, graph: FlowGraph): Set<string> {
  const sets = setsOf(base, graph).filter(
    ({ list, path }) => list === 'nodes' && path[0] !== 'position'
  )
  const edges = graph.edges.filter((edge) => !base.edges.some((one) => isSameEdge(one, edge)))
  const inner = graph.nodes
    .filter(({ id }) => !findNode(base, id))
    .map(({ parent }) => parent ?? '')
  return new Set([
    ...sets.map(({ key }) => key),
    ...edges.flatMap(({ from, to }) => [from, to]),
    ...inner,
  ])
}

const setsOf = (base: FlowGraph, graph: FlowGraph): FieldChange[] =>
  changesBetween(base, graph).filter((change) => change.type === 'set')

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
  return applyChanges(graph, [change]) ?? graph
}

function fits(graph: FlowGraph, list: ListName, item: Item): boolean {
  const [key] = keysOf(list, [item])
  if (keysOf(list, listOf(graph, list)).includes(key)) return false
  if (list !== 'edges') return true
  return [item.from, item.to].every((id) => findNode(graph, String(id)))
}
