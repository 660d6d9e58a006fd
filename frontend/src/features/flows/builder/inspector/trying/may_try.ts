import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { planIfOrdered } from '#app/flows/domain/checks/plan'
import { type EndedStep, keptForReplay } from '#app/flows/domain/replays/kept_for_replay'
import { unchangedSteps } from '#app/flows/domain/replays/unchanged_steps'

/** Why a step cannot take what the last run has; `reason` is a sentence. */
export type TryObstacle = { why: 'inside' | 'unsound' } | { why: 'missing'; reason: string }

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
 * Why a step cannot run alone on the outputs of the last run; null where it can. The steps before it have to be in that
 * run, and the same as now.
 */
export function tryObstacle(
  { id, parent }: FlowNode,
  { graph, isSound }: Edited,
  last: LastTime
): TryObstacle | null {
  if (parent !== undefined) return { why: 'inside' }
  const plan = isSound ? planIfOrdered(graph) : null
  const before = planIfOrdered(last.graph)
  if (!plan || !before) return { why: 'unsound' }
  const start = { nodeId: id, isOnly: true }
  const kept = keptForReplay(plan, last.ended, start, unchangedSteps(plan, before))
  return kept.ok ? null : { why: 'missing', reason: kept.problem }
}
