import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { JobLost } from '#app/core/jobs/define_job'
import type { HeldClaim } from '#app/core/jobs/run_claim'
import { renewClaims } from '#app/core/jobs/settle_jobs'

/** Of a claim: the rest covers clocks that do not run alike. */
const SAFE_PART = 0.9
/** Renewals in the time that a claim lasts, and tries where the row of a job was locked. */
const RENEWALS = 3
const TRIES = 30

export interface Active extends HeldClaim {
  controller: AbortController
}

/**
 * Until when no other worker takes over a job that is claimed after `from`; both on the clock of `performance.now`.
 */
export const safeUntil = (from: number, leaseMs: number): number => from + SAFE_PART * leaseMs

/** Renews the claims of one worker, in transactions that do nothing else. */
export class ClaimRenewal {
  #leaseMs: number
  #now: (trx: TransactionClientContract) => Promise<number>
  #dueAt = 0

  constructor(leaseMs: number, now: (trx: TransactionClientContract) => Promise<number>) {
    this.#leaseMs = leaseMs
    this.#now = now
  }

  /** Milliseconds until claims must be renewed, for a worker that has some. */
  get pauseMs(): number {
    return Math.max(0, this.#dueAt - performance.now())
  }

  async renewDue(active: ReadonlySet<Active>): Promise<void> {
    const from = performance.now()
    if (from < this.#dueAt) return
    const claims = [...active]
    const leaseMs = this.#leaseMs
    const { renewed, locked, lost } = await db.transaction(async (trx) =>
      renewClaims(trx, claims, (await this.#now(trx)) + leaseMs)
    )
    for (const claim of renewed) claim.heldUntil = safeUntil(from, leaseMs)
    for (const { controller } of lost) controller.abort(new JobLost())
    this.#dueAt = from + leaseMs / (locked.length > 0 ? TRIES : RENEWALS)
  }
}
