import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'
import type { ApprovalEnd, Asked } from '#app/flows/domain/runs/approvals'
import { lockRun } from '#app/flows/engine/lock_runs'
import { leaveReminder, settleAsking } from '#app/flows/engine/run_notices'

export interface DecidedApproval {
  decision: ApprovalEnd
  /** What was approved, which may be another text than was asked about. */
  content: string | null
  reason: string | null
  deciderId: string | null
}

/**
 * Stores a decision about a step. The first one counts, none once the run has ended, and none of a person once the time
 * for it is over. @returns whether it was this one
 */
export async function endApproval(
  trx: TransactionClientContract,
  { runId, stepKey }: Asked,
  { decision, content, reason, deciderId }: DecidedApproval
): Promise<boolean> {
  // The worker that stores that the run waits locks this row, too, so that each of the two transactions sees the other.
  if ((await lockRun(await statementsOf(trx), runId)) !== null) return false
  const now = Date.now()
  const ended = await trx
    .from('approvals')
    .where({ run_id: runId, step_key: stepKey })
    .whereNull('decided_ms')
    .if(decision !== 'expired', (open) => open.where('expires_ms', '>', now))
    .update({ decided_ms: now, decision, content, reason, decider_id: deciderId })
  const isFirst = Number(ended) > 0
  if (isFirst) await settleAsking(trx, { runId, stepKey })
  return isFirst
}

/** Reminds the owner of a run that nobody has decided yet. It does nothing once somebody has, or the run has ended. */
export async function remindOf(trx: TransactionClientContract, asked: Asked): Promise<void> {
  const { runId, stepKey } = asked
  await lockRun(await statementsOf(trx), runId)
  const open = await trx
    .from('approvals')
    .join('runs', 'runs.id', 'approvals.run_id')
    .where({ run_id: runId, step_key: stepKey })
    .whereNull('decided_ms')
    .whereNull('runs.ended_ms')
    .select('run_id')
    .first()
  if (open) await leaveReminder(trx, asked)
}
