import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Statements, statementsOf } from '#app/core/dialects/statements'
import { inGroup } from '#app/core/group_commit'
import { JobLost, type JobRun } from '#app/core/jobs/define_job'
import { Budget } from '#app/flows/domain/budget'
import type { Value } from '#app/flows/domain/graph'
import type { RunOptions } from '#app/flows/domain/run'
import { wakeBatches } from '#app/flows/engine/batch_wake'
import { lockParent, reservedByChildren, runsAround } from '#app/flows/engine/child_store'
import { endFamily } from '#app/flows/engine/end_run_now'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { keptSteps } from '#app/flows/engine/kept_steps'
import * as answers from '#app/flows/engine/earlier_answers'
import { planFor } from '#app/flows/engine/plans'
import type { Checkpoint, DrivenRun } from '#app/flows/engine/driven_run'
import { RunDriver } from '#app/flows/engine/run_driver'
import { leaveEndNotice } from '#app/flows/engine/run_notices'
import { signalRun } from '#app/flows/engine/run_signals'
import { noteTestRun } from '#app/flows/engine/note_test_run'
import { settleCredit } from '#app/flows/engine/settle_credit'
import { reserveSlot } from '#app/flows/engine/step_slots'
import { stopWhenCanceled } from '#app/flows/engine/stop_canceled'
import {
  type Holder,
  RunLost,
  storeCheckpoint,
  storedSteps,
  takeOver,
} from '#app/flows/engine/store'
import { type Later, storeWaiting } from '#app/flows/engine/store_waiting'
import { waitEnds } from '#app/flows/engine/wait_ends'

export interface DrivePayload {
  runId: string
}

interface Held {
  holder: Holder
  /** The run that it is part of, or null. */
  parentId: string | null
  /** Milliseconds since 1970. */
  createdMs: number
  run: DrivenRun
}

/** Runs that this process has just stored, and holds. */
const fresh = new Map<string, Held>()

/** Notes a run that its job need not read again. */
export const noteFresh = (held: Held): void => void fresh.set(held.holder.runId, held)

/** Runs a flow to its end, or until it waits for a person or another run. */
export async function carryOut(job: JobRun<DrivePayload>, later: Later): Promise<void> {
  const { runId } = job.payload
  const held = fresh.get(runId) ?? (await takeOverRun(runId))
  fresh.delete(runId)
  if (!held) return
  const { run } = held
  const ended = new AbortController()
  const signal = AbortSignal.any([job.signal, ended.signal])
  const commit = (checkpoint: Checkpoint) => storeFor(job, later, { ...held, checkpoint })
  const options = {
    ...{ executors: EXECUTORS, answers, commit, now: Date.now, reserve: reserveSlot, signal },
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
    const options = row.options === null ? {} : (JSON.parse(row.options) as RunOptions)
    const [stored, ends] = [await storedSteps(sql, runId), await waitEnds(sql, runId)]
    const [kept, reserved] = [await keptSteps(sql, options), await reservedByChildren(sql, runId)]
    return { row, options, stored, waitEnds: ends, kept, reserved }
  })
  if (!taken) return null
  const { row, options, reserved, ...rest } = taken
  const { only, model, reuse: reuses } = options
  const inputs = JSON.parse(row.inputs) as Record<string, Value>
  const plan = await planFor(row.flow_id, row.version)
  const budget = new Budget(row.max_cost_micros, row.cost_micros + reserved)
  return {
    holder: { runId, fence: row.fence, seq: row.event_seq, batchId: row.batch_id },
    parentId: row.parent_run_id,
    createdMs: row.created_ms,
    run: {
      ...{ id: runId, userId: row.user_id, plan, inputs, budget, ...rest },
      ...{ only, model, reuses },
    },
  }
}

interface Stored extends Held {
  checkpoint: Checkpoint
}

/** Stores a checkpoint with all that belongs to it: credits, the end of the job, what its steps wait for, and the signal. */
async function storeFor(
  job: JobRun<DrivePayload>,
  later: Later,
  { holder, parentId, createdMs, run, checkpoint }: Stored
): Promise<void> {
  const now = Date.now()
  const { runId } = holder
  const { end, isWaiting, hasResult, isFree } = checkpoint
  holder.seq = await inGroup(async (trx) => {
    const sql = await statementsOf(trx)
    if (end && parentId !== null) await lockParent(sql, runId)
    const seq = await storeCheckpoint(sql, holder, checkpoint, now)
    await storeWaiting(trx, { run, later, now }, checkpoint.steps)
    if (end) {
      const { status } = end
      await settleCredit(trx, { runId, userId: run.userId, status, hasResult, isFree })
      await endFamily(trx, sql, { runId, parentId }, later.goOn)
      const wasTakenOver = holder.fence > 1
      if (parentId === null && holder.batchId === null)
        await leaveEndNotice(trx, { runId, status, createdMs, wasTakenOver })
      await noteTestRun(trx, { runId, parentId, status })
    }
    if (end || isWaiting) await job.finishIn(trx)
    if (isWaiting) await stayWaiting(trx, sql, runId, later)
    await signalRun(trx, runId, Boolean(end) || Boolean(isWaiting))
    await wakeBatchOf(trx, { ...holder, userId: run.userId }, checkpoint)
    return seq
  })
}

/** A row that has ended, or waits, makes place for the next one. */
async function wakeBatchOf(
  trx: TransactionClientContract,
  { userId, batchId }: { userId: string; batchId: string | null },
  { end, isWaiting }: Checkpoint
): Promise<void> {
  if (batchId && (end || isWaiting)) await wakeBatches(trx, { userId, batchId })
}

async function stayWaiting(
  trx: TransactionClientContract,
  sql: Statements,
  runId: string,
  { goOn }: Later
): Promise<void> {
  // Somebody decided, or a run ended, while other steps were still at work.
  const ends = await waitEnds(sql, runId)
  if (ends.size > 0) await goOn(trx, runId)
  // Whoever watches an outer run may want to know that a person is asked.
  for (const { id } of await runsAround(sql, runId)) await signalRun(trx, id, true)
}
