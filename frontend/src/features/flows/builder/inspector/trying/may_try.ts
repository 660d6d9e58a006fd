import type { FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { planIfOrdered } from '#app/flows/domain/plan'
import { type EndedStep, keptForReplay } from '#app/flows/domain/replays/kept_for_replay'
import { unchangedSteps } from '#app/flows/domain/replays/unchanged_steps'

/** Why a step cannot be tried alone; `reason` is a sentence. */
export type TryObstacle =
  { why: 'asks' | 'inside' | 'noRun' | 'unsound' } | { why: 'missing'; reason: string }

interface LastTime {
  /** The flow as it was in the last run. */
  graph: FlowGraph
  ended: readonly EndedStep[]
}

interface Edited {
  graph: FlowGraph
  /** Whether it can run. */
  isSound: boolean
}

/**
 * Why a step cannot be tried alone; null where it can. A try runs the step as it is now on what the steps before it gave
 * in the last run, so they have to be in that run, and as they are now.
 * @param last null where nothing was run yet
 */
export function tryObstacle(
  { id, kind, parent }: FlowNode,
  { graph, isSound }: Edited,
  last: LastTime | null
): TryObstacle | null {
  if (kind === 'ask') return { why: 'asks' }
  if (parent !== undefined) return { why: 'inside' }
  if (!last) return { why: 'noRun' }
  const plan = isSound ? planIfOrdered(graph) : null
  const before = planIfOrdered(last.graph)
  if (!plan || !before) return { why: 'unsound' }
  const start = { nodeId: id, isOnly: true }
  const kept = keptForReplay(plan, last.ended, start, unchangedSteps(plan, before))
  return kept.ok ? null : { why: 'missing', reason: kept.problem }
}
