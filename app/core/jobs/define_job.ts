import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextRun, type Schedule } from '#app/core/jobs/next_run'

/** What the handler of a job gets. */
export interface JobRun<Payload> {
  id: string
  payload: Payload
  /** 1 for the first try. */
  attempt: number
  /** Whether it goes on after the database, or a process that was held up, had interrupted it: no try was used up. */
  wasInterrupted: boolean
  /** What the process that added the job kept in memory for it, where this process added it and it runs at once. */
  handedOver?: unknown
  /** Aborted at the time limit, when the worker shuts down, and when another worker has taken the job over. */
  signal: AbortSignal
  /**
   * Call this right before an action that must not happen twice, such as a request to a service.
   * @throws ClaimLapsed when this process was held up for so long that another may have taken the job over
   */
  requireClaim(): void
  /**
   * Checks in a transaction that this worker still holds the job, and keeps others from taking it over until that ends.
   * @throws JobLost when another worker has taken the job over. The transaction must then be rolled back.
   */
  requireClaimIn(trx: TransactionClientContract): Promise<void>
  /** Whether failures or interruptions are counted, which progress forgets. */
  hasFailures(): boolean
  /**
   * Notes in a transaction that the job got further than before, so that earlier failures no longer count: neither
   * towards its retries nor towards the pause before the next one.
   */
  noteProgressIn(trx: TransactionClientContract): Promise<void>
  /**
   * Finishes the job in the transaction of what it did: both are committed, or neither is.
   * @throws JobLost when another worker has taken the job over. The transaction must then be rolled back.
   */
  finishIn(trx: TransactionClientContract): Promise<void>
}

export interface Retries {
  /** Runs after the first one, until the job is kept as failed. */
  most: number
  /** Milliseconds before the first of them. Each further pause is twice as long. */
  firstPauseMs: number
  maxPauseMs: number
}

export interface Job<Payload> {
  /** Kept in the database, so it never changes. */
  name: string
  /** Checks what comes back from the database. */
  isPayload(value: unknown): value is Payload
  /** May run again after a crash, unless it ends with `finishIn`. */
  run(run: JobRun<Payload>): Promise<void>
  retries: Retries
  timeLimitMs: number
  /** What else is stored when it has failed for the last time. Called in the transaction that keeps it as failed. */
  giveUp?(trx: TransactionClientContract, payload: Payload): Promise<void>
  /** Jobs with the same key run one at a time. All jobs share one set of keys. */
  key?(payload: Payload): string
  /** Runs by itself, with `null` as its payload. */
  schedule?: Schedule
}

/** What is needed to ask for a job, where its handler is out of reach. */
export type JobKind<Payload> = Pick<Job<Payload>, 'name' | 'isPayload' | 'key'>

const RETRIES: Retries = { most: 5, firstPauseMs: 5_000, maxPauseMs: 60 * 60_000 }
const TIME_LIMIT_MS = 60_000

type Wish<Payload> = Omit<Job<Payload>, 'retries' | 'timeLimitMs'> &
  Partial<Pick<Job<Payload>, 'timeLimitMs'>> & { retries?: Partial<Retries> }

/** @throws Error when the schedule is not one. */
export function defineJob<Payload>(wish: Wish<Payload>): Job<Payload> {
  if (wish.schedule) nextRun(wish.schedule, 0)
  return { timeLimitMs: TIME_LIMIT_MS, ...wish, retries: { ...RETRIES, ...wish.retries } }
}

/** For jobs that need to know nothing. */
export const isNothing = (value: unknown): value is null => value === null

/** This process was held up for longer than its claim lasts, so that it does not know whether the job is still its own. */
export class ClaimLapsed extends Error {
  constructor() {
    super('The claim on this job was not renewed in time.')
  }
}

/** Another worker has taken over the job, so this one must not write. */
export class JobLost extends Error {
  constructor() {
    super('Another worker has taken over this job.')
  }
}
