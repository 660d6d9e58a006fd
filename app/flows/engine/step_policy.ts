import type { FlowNode, NodeKind } from '#app/flows/domain/graph'
import { policyOf } from '#app/flows/domain/policy'
import type { RunError } from '#app/flows/domain/run'
import { StepFailure } from '#app/flows/engine/executors/step_work'

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 20_000

/** They only store what a person or another run is asked, so that nothing happens twice. */
const ASKS: ReadonlySet<NodeKind> = new Set(['approval', 'flow'])

/** Whether a step may be tried again after so many tries, of which the last one ended with its worker. */
export const mayTryAgain = (node: FlowNode, tries: number): boolean =>
  ASKS.has(node.kind) || tries <= policyOf(node).retries

/**
 * Milliseconds before a further try after so many, or null where there is none. A service may say how long to wait, up
 * to the time limit of the step.
 */
export function pauseBeforeTry(node: FlowNode, tries: number, error: unknown): number | null {
  if (!(error instanceof StepFailure) || !error.mayRetry) return null
  const { retries, timeLimitSeconds } = policyOf(node)
  if (tries > retries) return null
  if (error.retryAfterMs === null) return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS)
  return error.retryAfterMs > timeLimitSeconds * 1000 ? null : error.retryAfterMs
}

/** What people and programs are told. A mistake of ours is told in no detail. */
export function failureOf(error: unknown): RunError {
  if (error instanceof StepFailure) return { code: error.code, message: error.message }
  return {
    code: 'internal',
    message: 'This step failed because of a mistake in Hone. Run it again.',
  }
}
