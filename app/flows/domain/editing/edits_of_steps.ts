import type { Command, CommandOf } from '#app/flows/domain/editing/command'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { innerSteps, outerSteps, parentsOf, withInner } from '#app/flows/domain/graph/inner_steps'

/**
 * Removes steps and notes. What led to the steps leads to what followed them, unless a gap is wanted.
 * @returns commands that are undone together
 */
export function removalOf(
  { nodes, notes }: FlowGraph,
  ids: readonly string[],
  isBridged = true
): Command[] {
  const chosen = new Set(ids)
  const steps = nodes.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const removed = notes.filter(({ id }) => chosen.has(id))
  return [
    ...(steps.length > 0 ? [{ type: 'remove-steps' as const, ids: steps, isBridged }] : []),
    ...removed.map(({ id }) => ({ type: 'remove-note' as const, id })),
  ]
}

/** The steps that are inside none of the others. */
export function outermost(steps: readonly FlowNode[]): FlowNode[] {
  const ids = new Set(steps.map(({ id }) => id))
  return steps.filter(({ parent }) => parent === undefined || !ids.has(parent))
}

/** The For each that copies of steps stay in: the one that all of them came from, where it is still there. */
export function forEachOfCopies(
  { nodes }: FlowGraph,
  copied: readonly FlowNode[]
): FlowNode | undefined {
  const [parent, ...others] = new Set(outermost(copied).map((node) => node.parent))
  return others.length > 0
    ? undefined
    : nodes.find(({ id, kind }) => id === parent && kind === 'for-each')
}

/**
 * Moves each step out of the For each that it is directly inside of, to where that one is. A step moves along with a For
 * each around it that moves too.
 * @returns commands that are undone together
 */
export function movesOut({ nodes }: FlowGraph, ids: readonly string[]): CommandOf<'move-into'>[] {
  const parents = parentsOf(nodes)
  const chosen = new Set(ids)
  const moved = nodes.filter(
    ({ id, parent }) =>
      chosen.has(id) &&
      parent !== undefined &&
      ![...outerSteps(parents, id)].some((outer) => chosen.has(outer))
  )
  const byOuter = Map.groupBy(moved, ({ parent = '' }) => parents.get(parent) ?? null)
  return [...byOuter].map(([parent, steps]) => ({
    ...{ type: 'move-into', ids: steps.map(({ id }) => id), parent },
  }))
}

/** The For eachs that steps may be moved into: not themselves, and not the one that all are in. */
export function forEachesFor({ nodes }: FlowGraph, ids: readonly string[]): FlowNode[] {
  const own = withInner(innerSteps(nodes), ids)
  const parents = parentsOf(nodes)
  const isAround = (outer: string) => ids.every((id) => parents.get(id) === outer)
  return nodes.filter(({ id, kind }) => kind === 'for-each' && !own.has(id) && !isAround(id))
}
