import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { notificationOf } from '#app/core/dialects/send_signal'
import { type Statements, statementsOf } from '#app/core/dialects/statements'
import { inGroup } from '#app/core/group_commit'
import { JobLost, type JobRun } from '#app/core/jobs/define_job'
import type { RunEnd } from '#app/flows/domain/runs/run'
import { wakeBatches } from '#app/flows/engine/batches/batch_wake'
import { runsAround } from '#app/flows/engine/child_store'
import { endFamily } from '#app/flows/engine/end_run_now'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import * as answers from '#app/flows/engine/steps/earlier_answers'
import type { Checkpoint } from '#app/flows/engine/driven_run'
import { HeldRun, takeOverRun } from '#app/flows/engine/recovery/held_run'
import { lockInside, lockParent } from '#app/flows/engine/lock_runs'
import { hasNoDriver } from '#app/flows/engine/recovery/lost_runs'
import { RunDriver } from '#app/flows/engine/run_driver'
import { leaveEndNotice } from '#app/flows/engine/run_notices'
import { progressOf, signalRun } from '#app/flows/engine/run_signals'
import { noteTestRun } from '#app/flows/engine/starting/note_test_run'
import { settleCredit } from '#app/flows/engine/settle_credit'
import { reserveSlot } from '#app/flows/engine/steps/step_slots'
import { stopWhenCanceled } from '#app/flows/engine/stop_canceled'
import { RunLost, storeCheckpoint } from '#app/flows/engine/store'
import { storeAtOnce, storeInOne } from '#app/flows/engine/store_at_once'
import { endWaits, type Later, storeWaiting } from '#app/flows/engine/store_waiting'
import { waitEnds } from '#app/flows/engine/wait_ends'

export interface DrivePayload {
  runId: string
}

/** Runs a flow to its end, or until it waits for a person or another run. */
export async function runFlow(job: JobRun<DrivePayload>, later: Later): Promise<void> {
  const { runId } = job.payload
  const ended = new AbortController()
  try {
    const { handedOver } = job
    const held = handedOver instanceof HeldRun ? handedOver : await takeOverRun(runId, job)
    if (held) await drive(job, later, held, ended)
  } catch (error) {
    // The worker that took over the job carries on with the run.
    if (error instanceof JobLost) return
    if (!(error instanceof RunLost || ended.signal.aborted)) throw error
    // A run that was lost has ended, or has another job. If neither is true, this job must try again.
    if (await hasNoDriver(runId, job.id)) throw error
  }
}

/** @param ended aborted once the run was canceled */
async function drive(
  job: JobRun<DrivePayload>,
  later: Later,
  held: HeldRun,
  ended: AbortController
): Promise<void> {
  const signal = AbortSignal.any([job.signal, ended.signal])
  const commit = (checkpoint: Checkpoint) => storeFor(job, later, { held, checkpoint })
  const options = {
    ...{ executors: EXECUTORS, answers, commit, now: Date.now, reserve: reserveSlot, signal },
    requireHold: () => job.requireClaim(),
  }
  const unwatch = await stopWhenCanceled(held.holder.runId, () => ended.abort(new RunLost()))
  try {
    await new RunDriver(held.run, options).drive()
  } finally {
    unwatch()
  }
}

interface Stored {
  held: HeldRun
  checkpoint: Checkpoint
}

/**
 * Stores a checkpoint with all that belongs to it: credits, the end of the job, what its steps wait for, and the signal.
 * Rows are locked in the order of record 0039.
 */
async function storeFor(
  job: JobRun<DrivePayload>,
  later: Later,
  { held, checkpoint }: Stored
): Promise<void> {
  const now = Date.now()
  const { holder, parentId, run } = held
  const { runId } = holder
  const { end, isWaiting, steps } = checkpoint
  if (isPostgres(db.connection()) && isPlain(checkpoint) && !job.hasFailures()) {
    holder.seq = await storeAtOnce({ holder, checkpoint, now }, notificationOf(progressOf(runId)))
    return
  }
  holder.seq = await inGroup(async (trx) => {
    const sql = await statementsOf(trx)
    if (end && parentId !== null) await lockParent(sql, runId)
    const seq = isPostgres(trx)
      ? await storeInOne(sql, { holder, checkpoint, now })
      : await storeCheckpoint(sql, holder, checkpoint, now)
    const endsInside = end || steps.some(({ status }) => status === 'canceled')
    const children = endsInside ? await lockInside(sql, runId) : []
    await storeWaiting(trx, { run, later, now }, steps)
    if (end) await storeEnd(trx, later, { held, checkpoint, children }, end)
    else await endWaits(trx, { run, later }, steps)
    if (isWaiting) await stayWaiting(trx, sql, runId, later)
    await signalRun(trx, runId, Boolean(end) || Boolean(isWaiting))
    await wakeBatchOf(trx, { ...holder, userId: run.userId }, checkpoint)
    await noteInJob(trx, job, checkpoint)
    return seq
  })
}

/** Whether nothing but steps and events is stored. */
const isPlain = ({ end, isWaiting, steps }: Checkpoint): boolean =>
  !end && !isWaiting && steps.every(({ status }) => status !== 'waiting' && status !== 'canceled')

/** Stores the effect of a checkpoint on the job of its run. The row of the job is locked last. */
async function noteInJob(
  trx: TransactionClientContract,
  job: JobRun<DrivePayload>,
  { end, isWaiting, steps }: Checkpoint
): Promise<void> {
  if (end || isWaiting) await job.finishIn(trx)
  else if (steps.some(({ endedMs }) => endedMs !== null)) await job.noteProgressIn(trx)
}

/** Stores the effects of the end of a run on its flow, its credit, its notices, its waiting steps, and other runs. */
async function storeEnd(
  trx: TransactionClientContract,
  later: Later,
  { held, checkpoint, children }: Stored & { children: string[] },
  { status }: RunEnd
): Promise<void> {
  const { holder, parentId, createdMs, run } = held
  const { runId } = holder
  const { hasResult, isFree, steps } = checkpoint
  const isWhole = parentId === null && run.only === undefined
  await noteTestRun(trx, { runId, isWhole, status })
  if (parentId === null)
    await settleCredit(trx, { runId, userId: run.userId, status, hasResult, isFree })
  // A run that waited was taken over, unless it fails with a step beside the one that waits.
  const mayHaveAsked = holder.fence > 1 || steps.some((step) => step.status === 'canceled')
  if (parentId === null && holder.batchId === null)
    await leaveEndNotice(trx, { runId, status, hasResult, createdMs, mayHaveAsked })
  await endWaits(trx, { run, later }, steps)
  const family = { runId, parentId, children }
  await endFamily(trx, await statementsOf(trx), family, later.resumeRun)
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
  { resumeRun }: Later
): Promise<void> {
  // A person decided, or an inner run ended, while other steps were still running.
  const ends = await waitEnds(sql, runId)
  if (ends.size > 0) await resumeRun(trx, runId)
  // Screens that show an outer run also show that a person is asked.
  for (const { id } of await runsAround(sql, runId)) await signalRun(trx, id, true)
}
