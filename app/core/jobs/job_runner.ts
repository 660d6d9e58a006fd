import { setImmediate } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { claimJobs } from '#app/core/dialects/claim_jobs'
import { databaseTime } from '#app/core/dialects/database_time'
import { isBusy } from '#app/core/dialects/database_busy'
import { isDuplicate } from '#app/core/is_duplicate'
import { type Active, ClaimRenewal, safeUntil } from '#app/core/jobs/claim_renewal'
import type { Job } from '#app/core/jobs/define_job'
import { DueQueue, LOCKED_PAUSE_MS } from '#app/core/jobs/due_queue'
import { JOBS_TOPIC, type JobRow } from '#app/core/jobs/job_row'
import type { Place } from '#app/core/jobs/place'
import { type Holder, runClaim, ShuttingDown } from '#app/core/jobs/run_claim'
import type { RunnerOptions } from '#app/core/jobs/runner_options'
import { settleEach } from '#app/core/jobs/settle_each'
import {
  type Claim,
  type Finished,
  isGivenUp,
  type Outcome,
  settleJobs,
} from '#app/core/jobs/settle_jobs'
import { subscribe } from '#app/core/signals/signals'
import { storageFailure } from '#app/core/storage_failure'

/** Milliseconds before a turn that failed is tried again. */
const MAX_PAUSE_MS = 1_000

/**
 * Claims jobs and runs them. Each turn ends in one transaction what has finished, and claims what is due. What locks rows
 * of other workers, or more than rows of jobs, is a transaction of its own, so that no two of them wait for each other.
 */
export class JobRunner {
  #jobs: Map<string, Job<unknown>>
  #options: Required<Omit<RunnerOptions, 'jobs' | 'clock'>> & Pick<RunnerOptions, 'clock'>
  #active = new Set<Active>()
  /** Places for jobs that start once their transaction is committed. */
  #reserved = 0
  #finished: Finished[] = []
  /** Counts up when a look for queued jobs begins and when it ends. */
  #looks = 0
  #isStopping = false
  #isWoken = true
  #wakeUp = () => {}
  #due: DueQueue
  #renewal: ClaimRenewal
  #timer: NodeJS.Timeout | undefined
  #ended: Promise<void> | undefined
  #unsubscribe: (() => Promise<void>) | undefined
  #holder: Holder = {
    now: async (trx) => this.#options.clock?.() ?? databaseTime(trx),
    looks: () => this.#looks,
  }

  constructor({ jobs, ...options }: RunnerOptions) {
    this.#jobs = new Map(jobs.map((job) => [job.name, job]))
    this.#options = { places: 10, leaseMs: 30_000, sweepMs: 30_000, ...options }
    const { now } = this.#holder
    this.#renewal = new ClaimRenewal(this.#options.leaseMs, now)
    this.#due = new DueQueue({ ...this.#options, jobs: this.#jobs, now })
  }

  async start(): Promise<void> {
    this.#unsubscribe = await subscribe(JOBS_TOPIC, (message) => {
      if (message === null) this.#due.sweepSoon()
      this.wake()
    })
    this.#ended = this.#takeTurns()
  }

  /** Milliseconds without a renewal after which others take over a job. */
  get leaseMs(): number {
    return this.#options.leaseMs
  }

  /** Reserves a place for a job that its caller has claimed for this runner; null where none is free. */
  takePlace(): Place | null {
    if (this.#isStopping || this.#active.size + this.#reserved >= this.#options.places) return null
    this.#reserved += 1
    const from = performance.now()
    let isReserved = true
    const giveBack = () => {
      if (isReserved) this.#reserved -= 1
      isReserved = false
    }
    // No hook is called when the COMMIT of a transaction fails.
    const timer = setTimeout(giveBack, this.#options.leaseMs).unref()
    const begin = (row: JobRow, handedOver: unknown) => {
      clearTimeout(timer)
      giveBack()
      this.#begin(row, from, handedOver)
      // The last turn knew nothing of this job.
      if (this.#active.size === 1) this.#wakeIn(this.#options.leaseMs / 3)
    }
    return { begin, giveBack }
  }

  /** Looks for work now. */
  wake(): void {
    this.#isWoken = true
    this.#wakeUp()
  }

  /** Claims nothing more, waits for what runs, and then aborts it. What does not end is given back. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true
    await this.#unsubscribe?.()
    this.wake()
    if (!(await this.#isIdleWithin(graceMs))) {
      for (const { controller } of this.#active) controller.abort(new ShuttingDown())
      await this.#isIdleWithin(graceMs)
    }
    for (const claim of this.#active)
      this.#finished.push({ ...claim, outcome: { kind: 'returned' } })
    this.#active.clear()
    this.wake()
    await this.#ended
  }

  async #isIdleWithin(milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds
    while (this.#active.size > 0 && performance.now() < end) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, end - performance.now())
      this.#onIdle = resolve
      await promise
      clearTimeout(timer)
    }
    return this.#active.size === 0
  }

  #onIdle = () => {}

  async #takeTurns(): Promise<void> {
    for (let problems = 0; ;) {
      if (!this.#isWoken) await new Promise<void>((resolve) => (this.#wakeUp = resolve))
      // What ends at the same time is written down at the same time.
      if (this.#finished.length > 0) await setImmediate()
      this.#isWoken = false
      const isLast = this.#isStopping && this.#active.size === 0
      try {
        await this.#turn()
        problems = 0
      } catch (error) {
        problems += 1
        this.#turnAgain(error, problems, isLast)
      }
      if (isLast && (this.#finished.length === 0 || problems > 1)) return
    }
  }

  #turnAgain(error: unknown, problems: number, isLast: boolean): void {
    // Two workers began jobs of one key at the same time.
    const isRace = isDuplicate(error) && problems === 1
    // A database that is away is one event, however often it is tried.
    const isKnown = problems > 1 && storageFailure(error) !== null
    if (!isRace && !isKnown) this.#options.log.error({ err: error }, 'jobs could not be claimed')
    if (isRace || isLast) this.wake()
    else this.#wakeIn(Math.min(50 * 2 ** problems, MAX_PAUSE_MS))
  }

  async #turn(): Promise<void> {
    await this.#renewal.renewDue(this.#active)
    const ended = this.#finished.splice(0)
    const last = ended.filter(isGivenUp)
    const finished = ended.filter((one) => !isGivenUp(one))
    const from = performance.now()
    try {
      const claimed = await db.transaction((trx) => this.#turnIn(trx, finished))
      for (const row of claimed) this.#begin(row, from)
      this.#wakeIn(this.#pauseMs)
    } catch (error) {
      const isData = !isDuplicate(error) && !isBusy(error) && !storageFailure(error)
      this.#finished.unshift(...last, ...(isData ? await this.#settleEach(finished) : finished))
      throw error
    }
    this.#finished.unshift(...(await this.#settleEach(last)))
    if (this.#finished.length > 0) this.#wakeIn(LOCKED_PAUSE_MS)
    // After what this worker has to say about its jobs.
    const lost = await this.#due.queueDue()
    if (lost) this.wake()
    await this.#settleEach(lost ?? [])
  }

  #settleEach(finished: Finished[]): Promise<Finished[]> {
    const onRefusal = ({ row }: Finished, error: unknown) => {
      const details = { err: error, job: row.name, id: row.id }
      this.#options.log.error(details, 'the end of a job could not be stored')
    }
    return settleEach(finished, { now: this.#holder.now, onRefusal })
  }

  /** @returns what it has claimed */
  async #turnIn(trx: TransactionClientContract, finished: Finished[]): Promise<JobRow[]> {
    const { leaseMs, places } = this.#options
    const now = await this.#holder.now(trx)
    const names = [...this.#jobs.keys()]
    await settleJobs(trx, finished, now)
    const most = this.#isStopping ? 0 : places - this.#active.size - this.#reserved
    this.#looks += 1
    const wanted = { names, most, untilMs: now + leaseMs }
    const claimed = await claimJobs(trx, wanted).finally(() => (this.#looks += 1))
    await this.#due.noteNext(trx, now)
    return claimed
  }

  /** Milliseconds until something must be done although no signal comes. */
  get #pauseMs(): number {
    const untilDue = this.#due.pauseMs
    return this.#active.size > 0 ? Math.min(untilDue, this.#renewal.pauseMs) : untilDue
  }

  /** @param from when it was claimed at the earliest, on the clock of `performance.now` */
  #begin(row: JobRow, from: number, handedOver?: unknown): void {
    const job = this.#jobs.get(row.name)!
    if (this.#isStopping) {
      this.#finished.push({ row, job, outcome: { kind: 'returned' } })
      return this.wake()
    }
    const heldUntil = safeUntil(from, this.#options.leaseMs)
    const active = { row, job, heldUntil, handedOver, controller: new AbortController() }
    this.#active.add(active)
    void runClaim(active, active.controller, this.#holder).then((outcome) => {
      if (outcome.kind === 'failed') this.#logFailure(active, outcome.error)
      this.#end(active, outcome)
    })
  }

  #logFailure({ row }: Claim, error: unknown): void {
    const details = { err: error, job: row.name, id: row.id, failures: row.failures + 1 }
    this.#options.log.error(details, 'a job failed')
  }

  #end(active: Active, outcome: Outcome): void {
    const wasFull = this.#active.size + this.#reserved >= this.#options.places
    // A job that was given back while the worker ended is no longer among them.
    const isOurs = this.#active.delete(active)
    const isStored = outcome.kind === 'ended'
    if (isOurs && !isStored && outcome.kind !== 'lost') this.#finished.push({ ...active, outcome })
    this.#onIdle()
    // Nothing is to be stored for a job that has ended itself, and nothing to be claimed unless it was in the way.
    if (!isStored || outcome.isKeyWanted || wasFull || this.#isStopping) this.wake()
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#isStopping && this.#active.size === 0) return
    this.#timer = setTimeout(() => this.wake(), milliseconds).unref()
  }
}
