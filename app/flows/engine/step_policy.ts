import type { FlowNode } from '#app/flows/domain/graph'
import { policyOf } from '#app/flows/domain/policy'
import type { RunError } from '#app/flows/domain/run'
import { StepFailure } from '#app/flows/engine/executors/step_work'

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 20_000

/** Milliseconds before a further try after so many, or null where there is none. */
export function retryPause(node: FlowNode, tries: number, error: unknown): number | null {
  if (!(error instanceof StepFailure) || !error.mayRetry) return null
  if (tries > policyOf(node).retries) return null
  const pause = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1)
  return pause > MAX_PAUSE_MS ? null : pause
}

/** What people and programs are told. A mistake of ours is told in no detail. */
export function failureOf(error: unknown): RunError {
  if (error instanceof StepFailure) return { code: error.code, message: error.message }
  return {
    code: 'internal',
    message: 'This step failed because of a mistake in Hone. Run it again.',
  }
}
