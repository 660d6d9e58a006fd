import type { FieldChange } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import { isSameEdge } from '#app/flows/domain/editing/graph_parts'
import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { innerSteps, outerSteps, parentsOf, withInner } from '#app/flows/domain/graph/inner_steps'

/** One side changed a step, connected it, or worked inside it, and the other one removed it. */
export type RemovalConflict = RemovedThere | { type: 'removed-here'; node: FlowNode }

export interface RemovedThere {
  type: 'removed-there'
  node: FlowNode
  /** The steps inside it that were removed with it and that nobody is asked about on their own. */
  inner: FlowNode[]
  /** The steps directly inside it here that are outside it where it is gone. */
  members: string[]
  /** The connections of the step and of those inside it. */
  edges: FlowEdge[]
}

export interface Sides {
  base: FlowGraph
  mine: FlowGraph
  theirs: FlowGraph
}

/** What they removed and this side worked on. A For each comes before what is inside it. */
export function removedThere(sides: Sides): RemovedThere[] {
  const { base, mine, theirs } = sides
  const removed = removedIds(base, theirs)
  const touched = touchedIds(base, mine)
  const gone = mine.nodes.filter(({ id }) => removed.has(id))
  const contested = gone.filter(({ id }) => touched.has(id))
  const inner = innerSteps(gone.filter(({ id }) => !touched.has(id)))
  const members = innerSteps(placedHere(sides))
  return outerFirst(contested, mine).map((node) => {
    const along = withInner(inner, [node.id])
    return {
      ...{ type: 'removed-there', node },
      inner: gone.filter(({ id }) => id !== node.id && along.has(id)),
      members: (members.get(node.id) ?? []).filter((id) => !along.has(id)),
      edges: mine.edges.filter(({ from, to }) => along.has(from) || along.has(to)),
    }
  })
}

/** What this side removed and they worked on. */
export function removedHere({ base, mine, theirs }: Sides): RemovalConflict[] {
  const removed = removedIds(base, mine)
  const touched = touchedIds(base, theirs)
  return theirs.nodes
    .filter(({ id }) => removed.has(id) && touched.has(id))
    .map((node) => ({ type: 'removed-here', node }))
}

/** The steps in conflict, and those inside them that were removed here along with them. */
export function contestedIds(
  { base, mine, theirs }: Sides,
  conflicts: readonly RemovalConflict[]
): Set<string> {
  const removed = removedIds(base, mine)
  const inner = innerSteps(theirs.nodes.filter(({ id }) => removed.has(id)))
  return withInner(
    inner,
    conflicts.map(({ node }) => node.id)
  )
}

/** The steps that the other side did not move into or out of a For each. */
function placedHere({ base, mine, theirs }: Sides): FlowNode[] {
  const [before, there] = [parentsOf(base.nodes), parentsOf(theirs.nodes)]
  return mine.nodes.filter(({ id }) => !there.has(id) || there.get(id) === before.get(id))
}

function outerFirst(nodes: readonly FlowNode[], graph: FlowGraph): FlowNode[] {
  const parents = parentsOf(graph.nodes)
  const depth = new Map(nodes.map((node) => [node, outerSteps(parents, node.id).size]))
  return nodes.toSorted((one, other) => depth.get(one)! - depth.get(other)!)
}

function removedIds(base: FlowGraph, graph: FlowGraph): Set<string> {
  const ids = new Set(graph.nodes.map(({ id }) => id))
  return new Set(base.nodes.flatMap(({ id }) => (ids.has(id) ? [] : [id])))
}

/** The steps that got a connection or a change other than a new position, and all around those and around new ones. */
function touchedIds(base: FlowGraph, graph: FlowGraph): Set<string> {
  const known = new Set(base.nodes.map(({ id }) => id))
  const sets = setsOf(base, graph).filter(
    ({ list, path }) => list === 'nodes' && path[0] !== 'position'
  )
  const edges = graph.edges.filter((edge) => !base.edges.some((one) => isSameEdge(one, edge)))
  const touched = [...sets.map(({ key }) => key), ...edges.flatMap(({ from, to }) => [from, to])]
  const added = graph.nodes.map(({ id }) => id).filter((id) => !known.has(id))
  const parents = parentsOf(graph.nodes)
  return new Set([
    ...touched,
    ...[...touched, ...added].flatMap((id) => [...outerSteps(parents, id)]),
  ])
}

/** The fields that differ between two graphs. */
export const setsOf = (base: FlowGraph, graph: FlowGraph): FieldChange[] =>
  changesBetween(base, graph).filter((change) => change.type === 'set')
