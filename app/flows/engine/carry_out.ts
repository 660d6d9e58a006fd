import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { post } from '#app/billing/services/post'
import { voidHold } from '#app/billing/services/void_hold'
import { statementsOf } from '#app/core/dialects/statements'
import { inGroup } from '#app/core/group_commit'
import { JobLost, type JobRun } from '#app/core/jobs/define_job'
import { Budget } from '#app/flows/domain/budget'
import type { Value } from '#app/flows/domain/graph'
import type { FinalStatus } from '#app/flows/domain/run'
import type { Asked } from '#app/flows/domain/approvals'
import { addApproval, decisionsFor } from '#app/flows/engine/approval_store'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { planFor } from '#app/flows/engine/plans'
import type { Checkpoint, DrivenRun } from '#app/flows/engine/driven_run'
import { RunDriver } from '#app/flows/engine/run_driver'
import { signalRun } from '#app/flows/engine/run_signals'
import { reserveSlot } from '#app/flows/engine/step_slots'
import { stopWhenCanceled } from '#app/flows/engine/stop_canceled'
import {
  type Holder,
  RunLost,
  storeCheckpoint,
  storedSteps,
  takeOver,
} from '#app/flows/engine/store'

export const creditOf = (runId: string): string => `run:${runId}`

export interface DrivePayload {
  runId: string
}

interface Held {
  holder: Holder
  run: DrivenRun
}

/** Runs that this process has just stored, and holds. */
const fresh = new Map<string, Held>()

/** Notes a run that its job need not read again. */
export const noteFresh = (held: Held): void => void fresh.set(held.holder.runId, held)

/** What a run leaves for later. */
export interface Later {
  /** Lets the run go on. */
  goOn(trx: TransactionClientContract, runId: string): Promise<void>
  /** Ends what a person is asked after some milliseconds. */
  expire(trx: TransactionClientContract, asked: Asked, delay: number): Promise<void>
}

/** Runs a flow to its end, or until it waits for a person. */
export async function carryOut(job: JobRun<DrivePayload>, later: Later): Promise<void> {
  const { runId } = job.payload
  const held = fresh.get(runId) ?? (await takeOverRun(runId))
  fresh.delete(runId)
  if (!held) return
  const { holder, run } = held
  const ended = new AbortController()
  const signal = AbortSignal.any([job.signal, ended.signal])
  const commit = (checkpoint: Checkpoint) =>
    storeFor(job, later, { holder, userId: run.userId, checkpoint })
  const options = {
    ...{ executors: EXECUTORS, commit, now: Date.now, reserve: reserveSlot, signal },
    requireHold: () => job.requireClaim(),
  }
  const unwatch = await stopWhenCanceled(runId, () => ended.abort(new RunLost()))
  try {
    await new RunDriver(run, options).drive()
  } catch (error) {
    if (!(error instanceof RunLost || error instanceof JobLost || ended.signal.aborted)) throw error
  } finally {
    unwatch()
  }
}

async function takeOverRun(runId: string): Promise<Held | null> {
  const taken = await db.transaction(async (trx) => {
    const sql = await statementsOf(trx)
    const row = await takeOver(sql, runId)
    if (!row) return null
    const decisions = await decisionsFor(sql, runId)
    return { row, stored: await storedSteps(sql, runId), decisions }
  })
  if (!taken) return null
  const { row, stored, decisions } = taken
  const inputs = JSON.parse(row.inputs) as Record<string, Value>
  const plan = await planFor(row.flow_id, row.version)
  const budget = new Budget(row.max_cost_micros, row.cost_micros)
  return {
    holder: { runId, fence: row.fence, seq: row.event_seq },
    run: { id: runId, userId: row.user_id, plan, inputs, stored, decisions, budget },
  }
}

interface Stored {
  holder: Holder
  userId: string
  checkpoint: Checkpoint
}

/** Stores a checkpoint with all that belongs to it: credits, the end of the job, what a person is asked, and the signal. */
async function storeFor(
  job: JobRun<DrivePayload>,
  later: Later,
  { holder, userId, checkpoint }: Stored
): Promise<void> {
  const now = Date.now()
  const { runId } = holder
  const { steps, end, isWaiting, hasResult } = checkpoint
  holder.seq = await inGroup(async (trx) => {
    const sql = await statementsOf(trx)
    const seq = await storeCheckpoint(sql, holder, checkpoint, now)
    for (const step of steps.filter(({ status }) => status === 'waiting')) {
      const expiresMs = await addApproval(sql, runId, step)
      await later.expire(trx, { runId, stepKey: step.key }, Math.max(1, expiresMs - now))
    }
    if (end) await settleCredit(trx, { runId, userId, status: end.status, hasResult })
    if (end || isWaiting) await job.finishIn(trx)
    // Somebody decided while other steps were still at work.
    const decisions = isWaiting ? await decisionsFor(sql, runId) : null
    if (decisions && decisions.size > 0) await later.goOn(trx, runId)
    await signalRun(trx, runId, Boolean(end) || Boolean(isWaiting))
    return seq
  })
}

interface Settled {
  runId: string
  userId: string
  status: FinalStatus
  hasResult: boolean
}

/** A run is charged when it succeeded, or when it gave a result before it ended otherwise. */
export async function settleCredit(
  trx: TransactionClientContract,
  { runId, userId, status, hasResult }: Settled
): Promise<void> {
  const of = { userId, now: Date.now(), reference: creditOf(runId) }
  const isCharged = status === 'succeeded' || hasResult
  const ended = await (isCharged ? post(of, trx) : voidHold(of, trx))
  // A flow inside a flow has no hold of its own.
  if (!ended.ok && ended.error !== 'no_hold') throw new Error(`The credit of a run: ${ended.error}`)
}
