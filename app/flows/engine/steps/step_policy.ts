import type { FlowNode } from '#app/flows/domain/graph/graph'
import { isSending, policyOf } from '#app/flows/domain/graph/policy'
import type { RunError, StepRecord } from '#app/flows/domain/runs/run'
import { StepFailure } from '#app/flows/engine/executors/step_work'

/** Milliseconds before further tries: each pause is twice as long as the one before. Tests shorten them. */
export const PAUSES = { firstMs: 500, mostMs: 20_000 }

/** Which try of a step it is. */
export interface Try {
  /** 1 for the first one. */
  attempt: number
  /** How the one before it ended. */
  earlierError: RunError | null
}

export const FIRST_TRY: Try = { attempt: 1, earlierError: null }

export const WORKER_STOPPED: RunError = {
  code: 'worker_stopped',
  message: 'The worker stopped while this step ran.',
}

/**
 * The next try of a stored step that has not ended. A try that ended with its worker is not one of those that the policy
 * counts; the job of the run bounds how often workers stop. Null where the step sends something and may not send it twice.
 * @param wasInterrupted whether the database, and not its worker, ended the last try
 */
export function tryAfter(
  node: FlowNode,
  stored: Pick<StepRecord, 'attempt' | 'earlierError'> | undefined,
  wasInterrupted = false
): Try | null {
  if (!stored) return FIRST_TRY
  const { attempt, earlierError = null } = stored
  if (wasInterrupted) return { attempt, earlierError }
  return isSending(node) && attempt > policyOf(node).retries
    ? null
    : { attempt, earlierError: WORKER_STOPPED }
}

/**
 * Milliseconds before the next try, or null if the step is not tried again. A service may ask for a longer
 * pause than the usual one, which grows from try to try; one beyond the time limit of the step ends the tries.
 * @param tries how often the step was tried
 */
export function pauseBeforeTry(node: FlowNode, tries: number, error: unknown): number | null {
  if (!(error instanceof StepFailure) || !error.mayRetry) return null
  const { retries, timeLimitSeconds } = policyOf(node)
  if (tries > retries) return null
  const usual = Math.min(PAUSES.firstMs * 2 ** (tries - 1), PAUSES.mostMs)
  const asked = error.retryAfterMs ?? 0
  return asked > timeLimitSeconds * 1000 ? null : Math.max(asked, usual)
}

/** The error that people and programs see. An error in Hone is shown without details. */
export function failureOf(error: unknown): RunError {
  if (error instanceof StepFailure) return { code: error.code, message: error.message }
  return {
    code: 'internal',
    message: 'This step failed because of an error in Hone. Run it again.',
  }
}
