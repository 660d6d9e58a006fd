import { canonicalJson } from '#app/flows/domain/canonical_json'
import type { FlowNode } from '#app/flows/domain/graph'
import type { StepStatus } from '#app/flows/domain/run'

/** Why a step cannot be tried alone. */
export type TryObstacle = 'asks' | 'inside' | 'noRun' | 'notReached' | 'changed'

interface LastTime {
  /** The step as it was in the last run; undefined where it was not part of it. */
  node: FlowNode | undefined
  statuses: readonly StepStatus[]
}

const REPEATABLE: readonly StepStatus[] = ['succeeded', 'cached', 'failed']

/**
 * Why a step cannot be tried alone; null where it can. A try repeats the step of an earlier run on what the steps before
 * it gave then, so that the step has to be in that run, and as it is now.
 * @param last null where nothing was run yet
 */
export function tryObstacle(node: FlowNode, last: LastTime | null): TryObstacle | null {
  if (node.kind === 'ask') return 'asks'
  if (node.parent !== undefined) return 'inside'
  if (!last) return 'noRun'
  if (!last.node || !last.statuses.some((status) => REPEATABLE.includes(status)))
    return 'notReached'
  return isSameStep(node, last.node) ? null : 'changed'
}

/** Whether two states of a step run alike: the same kind, name, settings and policy. */
const isSameStep = (one: FlowNode, other: FlowNode): boolean => contentOf(one) === contentOf(other)

const contentOf = ({ kind, name, settings, policy = {} }: FlowNode): string =>
  canonicalJson([kind, name, settings, policy])
