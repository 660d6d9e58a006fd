import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Job } from '#app/core/jobs/define_job'
import { nextDue, plantSchedules, queueDue } from '#app/core/jobs/due_jobs'
import type { Finished } from '#app/core/jobs/settle_jobs'

/** Milliseconds before it looks again for due jobs whose rows were locked. */
export const LOCKED_PAUSE_MS = 20

interface Options {
  jobs: Map<string, Job<unknown>>
  sweepMs: number
  leaseMs: number
  now(trx: TransactionClientContract): Promise<number>
}

/** Queues the jobs that one worker knows once they are due, in transactions that do nothing else. */
export class DueQueue {
  #options: Options
  /** When something is due, and when it looks at all jobs; both on the clock of `performance.now`. */
  #dueAt = 0
  #sweepAt = 0
  #hasQueued = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Looks at all jobs the next time. */
  sweepSoon(): void {
    this.#sweepAt = 0
  }

  /** Milliseconds until something is due. */
  get pauseMs(): number {
    return Math.min(Math.max(0, this.#dueAt - performance.now()), this.#options.sweepMs)
  }

  /** @returns jobs that were lost for the last time; null where nothing is due */
  async queueDue(): Promise<Finished[] | null> {
    const { jobs, sweepMs, leaseMs } = this.#options
    const at = performance.now()
    const isSweep = at >= this.#sweepAt
    this.#hasQueued = isSweep || at >= this.#dueAt
    if (!this.#hasQueued) return null
    const lost = await db.transaction(async (trx) => {
      const now = await this.#options.now(trx)
      if (isSweep) await plantSchedules(trx, jobs, now)
      return queueDue(trx, jobs, { now, leaseMs })
    })
    if (isSweep) this.#sweepAt = at + sweepMs
    return lost
  }

  /** Notes when the next job is due, which others may have added. */
  async noteNext(trx: TransactionClientContract, nowMs: number): Promise<void> {
    const dueMs = (await nextDue(trx, [...this.#options.jobs.keys()])) ?? Infinity
    // Where something is due that was not queued just now, its row was locked.
    const pause = Math.max(dueMs - nowMs, this.#hasQueued ? LOCKED_PAUSE_MS : 0)
    this.#dueAt = performance.now() + pause
  }
}
