import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isSerializable } from '#app/core/dialects/postgres/postgres_transaction'
import { isOutage } from '#app/core/is_outage'
import { ClaimLapsed, JobLost } from '#app/core/jobs/define_job'
import { interrupted } from '#app/core/jobs/interruption'
import { type JobRow, payloadOf } from '#app/core/jobs/job_row'
import {
  endJob,
  forgetFailures,
  isHeldIn,
  type Claim,
  type Outcome,
} from '#app/core/jobs/settle_jobs'

/** Milliseconds in which a handler may end by itself after its signal was aborted. */
const AFTER_ABORT_MS = 2_000

export interface HeldClaim extends Claim {
  /** On the clock of `performance.now`: until then no other worker takes the job over. */
  heldUntil: number
  handedOver?: unknown
}

/** The worker that holds a claim. */
export interface Holder {
  now(trx: TransactionClientContract): Promise<number>
  /** Counts up when a look for queued jobs begins and when it ends, so it is odd during a look. */
  looks(): number
}

/** Runs the handler of a job until it ends, or until its time limit. */
export async function runClaim(
  claim: HeldClaim,
  controller: AbortController,
  { now, looks }: Holder
): Promise<Outcome> {
  const { row, job, handedOver } = claim
  const payload = payloadOf(row)
  if (!job.isPayload(payload)) {
    const error = new Error('The payload is not what this version expects.')
    return { kind: 'failed', error, mayRetry: false }
  }
  const { signal } = controller
  const looksAtStart = looks()
  const late = overdue(controller, job.timeLimitMs)
  let ended: Outcome | undefined
  const finishIn: Parameters<typeof job.run>[0]['finishIn'] = async (trx) => {
    // A serializable transaction sees the database as it was at its first statement, which came after the start.
    const looksBefore = isSerializable(trx) ? looksAtStart : looks()
    const { isHeld, isKeyWanted } = await endJob(trx, claim, () => now(trx))
    if (!isHeld) throw new JobLost()
    trx.after('commit', () => {
      // A worker that looked before this commit saw the key in use, and skipped a job that `endJob` cannot see.
      const wasLooking = looksBefore % 2 === 1 || looks() !== looksBefore
      ended = { kind: 'ended', isKeyWanted: isKeyWanted || (row.key !== null && wasLooking) }
    })
  }
  try {
    const attempt = row.failures + 1
    const held = { ...checksOf(claim, signal), finishIn }
    const wasInterrupted = row.interruptions > 0
    const run = { id: row.id, payload, attempt, wasInterrupted, handedOver, signal, ...held }
    await Promise.race([job.run(run), late.promise])
    return ended ?? { kind: 'done' }
  } catch (error) {
    return outcomeOf(row, error, signal)
  } finally {
    late.clear()
  }
}

function checksOf(claim: HeldClaim, signal: AbortSignal) {
  return {
    requireClaim() {
      signal.throwIfAborted()
      if (performance.now() > claim.heldUntil) throw new ClaimLapsed()
    },
    async requireClaimIn(trx: TransactionClientContract) {
      if (!(await isHeldIn(trx, claim))) throw new JobLost()
    },
    hasFailures: () => claim.row.failures + claim.row.interruptions > 0,
    noteProgressIn: (trx: TransactionClientContract) => forgetFailures(trx, claim),
  }
}

function outcomeOf(row: JobRow, error: unknown, { reason }: AbortSignal): Outcome {
  if (error instanceof JobLost || reason instanceof JobLost) return { kind: 'lost' }
  if (reason instanceof ShuttingDown) return { kind: 'returned' }
  // A process that was held up, or had no database, is no fault of the job.
  if (error instanceof ClaimLapsed || isOutage(error)) return interrupted(row, error)
  return { kind: 'failed', error, mayRetry: true }
}

/** The reason of an aborted signal when the worker ends. The job runs again later. */
export class ShuttingDown extends Error {
  constructor() {
    super('The worker is shutting down.')
  }
}

/** Aborts a job at its time limit. Rejects when the handler does not end soon after an abort, whatever its reason. */
function overdue(controller: AbortController, timeLimitMs: number) {
  const { promise, reject } = Promise.withResolvers<never>()
  const { signal } = controller
  const timers = [
    setTimeout(() => {
      controller.abort(new Error(`It took longer than ${timeLimitMs} milliseconds.`))
    }, timeLimitMs),
  ]
  signal.addEventListener('abort', () => {
    timers.push(setTimeout(() => reject(signal.reason), AFTER_ABORT_MS))
  })
  promise.catch(() => undefined)
  return { promise, clear: () => timers.forEach(clearTimeout) }
}
