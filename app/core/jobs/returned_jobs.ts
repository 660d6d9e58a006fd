import { DatabaseUnreachable } from '#app/core/dialects/postgres/postgres_problems'
import type { Outcome } from '#app/core/jobs/settle_jobs'

/** Of one job in a row, after which a lost database counts as its failure. */
export const MAX_RETURNS = 8
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 30_000
/** Jobs that are remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 1_000

/**
 * How often in a row this process gave each job back because the job said that the database was lost. Each process
 * counts by itself: a job fails after as many returns in one of them.
 */
export class ReturnedJobs {
  #counts = new Map<string, number>()

  /** The outcome of a job that blames the database: it is given back with a pause that grows, and fails in the end. */
  outcomeOf(id: string, outcome: Outcome): Outcome {
    const count = (this.#counts.get(id) ?? 0) + 1
    this.#counts.delete(id)
    const isDatabase = outcome.kind === 'failed' && outcome.error instanceof DatabaseUnreachable
    if (!isDatabase || count > MAX_RETURNS) return outcome
    this.#counts.set(id, count)
    if (this.#counts.size > MAX_REMEMBERED) this.#forgetOldest()
    return { kind: 'returned', pauseMs: Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), MAX_PAUSE_MS) }
  }

  #forgetOldest(): void {
    const [oldest] = this.#counts.keys()
    this.#counts.delete(oldest)
  }
}
