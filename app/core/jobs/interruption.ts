import type { JobRow } from '#app/core/jobs/job_row'
import type { Outcome } from '#app/core/jobs/settle_jobs'

/** Of one job in a row, after which one more counts as its failure. */
export const MAX_INTERRUPTIONS = 8
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 4_000

/**
 * The outcome of a job that could not go on because of the database, or because its process was held up: it is given
 * back with a pause that grows, and fails in the end. Progress of the job ends the row of interruptions.
 */
export function interrupted({ interruptions }: JobRow, error: unknown): Outcome {
  if (interruptions >= MAX_INTERRUPTIONS) return { kind: 'failed', error, mayRetry: true }
  return {
    kind: 'interrupted',
    pauseMs: Math.min(FIRST_PAUSE_MS * 2 ** interruptions, MAX_PAUSE_MS),
  }
}
