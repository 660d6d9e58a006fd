import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ClaimLapsed, JobLost } from '#app/core/jobs/define_job'
import { payloadOf } from '#app/core/jobs/job_row'
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

/** Runs the handler of a job until it ends, or until its time limit. */
export async function runClaim(
  claim: HeldClaim,
  controller: AbortController,
  now: (trx: TransactionClientContract) => Promise<number>
): Promise<Outcome> {
  const { row, job, handedOver } = claim
  const payload = payloadOf(row)
  if (!job.isPayload(payload)) {
    const error = new Error('The payload is not what this version expects.')
    return { kind: 'failed', error, mayRetry: false }
  }
  const { signal } = controller
  const late = overdue(controller, job.timeLimitMs)
  let ended: Outcome | undefined
  const finishIn: Parameters<typeof job.run>[0]['finishIn'] = async (trx) => {
    const { isHeld, isKeyWanted } = await endJob(trx, claim, () => now(trx))
    if (!isHeld) throw new JobLost()
    trx.after('commit', () => void (ended = { kind: 'ended', isKeyWanted }))
  }
  try {
    const attempt = row.failures + 1
    const held = { ...checksOf(claim, signal), finishIn }
    const run = { id: row.id, payload, attempt, handedOver, signal, ...held }
    await Promise.race([job.run(run), late.promise])
    return ended ?? { kind: 'done' }
  } catch (error) {
    return outcomeOf(error, signal)
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
    noteProgressIn: (trx: TransactionClientContract) => forgetFailures(trx, claim),
  }
}

function outcomeOf(error: unknown, { reason }: AbortSignal): Outcome {
  if (error instanceof JobLost || reason instanceof JobLost) return { kind: 'lost' }
  // A process that ends, or was held up, is no fault of the job.
  const isInnocent = reason instanceof ShuttingDown || error instanceof ClaimLapsed
  return isInnocent ? { kind: 'returned' } : { kind: 'failed', error, mayRetry: true }
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
