import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Statements, statementsOf } from '#app/core/dialects/statements'
import { publish } from '#app/core/signals/signals'
import { wakeBatches } from '#app/flows/engine/batches/batch_wake'
import { passUp } from '#app/flows/engine/child_store'
import { lockInside, lockParent } from '#app/flows/engine/lock_runs'
import { leaveEndNotice } from '#app/flows/engine/run_notices'
import { signalRun } from '#app/flows/engine/run_signals'
import { settleCredit } from '#app/flows/engine/settle_credit'
import { CANCELED_TOPIC } from '#app/flows/engine/stop_canceled'
import { withdrawApprovals } from '#app/flows/engine/approvals/withdraw_approvals'
import { endRun, type OuterEnd } from '#app/flows/engine/store'

/** Lets a run that waits go on. */
export type ResumeRun = (trx: TransactionClientContract, runId: string) => Promise<void>

export const CANCELED: OuterEnd = { status: 'canceled', error: null }

/**
 * Ends a run with all runs inside it. Workers that still work on them can store nothing more. A run that has ended
 * stays as it is.
 */
export async function endRunNow(
  trx: TransactionClientContract,
  runId: string,
  end: OuterEnd,
  resumeRun: ResumeRun
): Promise<void> {
  const sql = await statementsOf(trx)
  const parentId = await lockParent(sql, runId)
  const ended = await endRun(sql, runId, end, Date.now())
  if (!ended) return
  const children = await lockInside(sql, runId)
  const { user_id: userId, created_ms: createdMs, batch_id: batchId } = ended
  const { status } = end
  const of = { hasResult: ended.has_result === 1, isFree: ended.is_free === 1 }
  if (parentId === null) await settleCredit(trx, { runId, userId, status, ...of })
  // The notice looks at what was asked, which is then withdrawn.
  if (!batchId && parentId === null)
    await leaveEndNotice(trx, { runId, status, createdMs, mayHaveAsked: true, ...of })
  await withdrawApprovals(trx, runId)
  await endFamily(trx, sql, { runId, parentId, children }, resumeRun)
  if (batchId) await wakeBatches(trx, { userId, batchId })
  await signalRun(trx, runId, true)
  await publish(trx, CANCELED_TOPIC, runId)
}

interface Family {
  runId: string
  parentId: string | null
  /** The runs that it has started. Those that have ended stay as they are. */
  children: string[]
}

/** Applies the end of a run to other runs: the runs inside it end, and the run that contains it continues. */
export async function endFamily(
  trx: TransactionClientContract,
  sql: Statements,
  { runId, parentId, children }: Family,
  resumeRun: ResumeRun
): Promise<void> {
  for (const child of children) await endRunNow(trx, child, CANCELED, resumeRun)
  if (parentId === null) return
  await passUp(sql, runId, parentId)
  await resumeRun(trx, parentId)
}
