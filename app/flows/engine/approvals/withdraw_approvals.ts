import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalOutcome, Asked } from '#app/flows/domain/runs/approvals'
import { settleAsking } from '#app/flows/engine/run_notices'

/** Withdraws the open approval of a step. Its link then says that it was withdrawn. */
export async function withdrawApproval(
  trx: TransactionClientContract,
  { runId, stepKey }: Asked
): Promise<void> {
  const withdrawn = await trx
    .from('approvals')
    .where({ run_id: runId, step_key: stepKey })
    .whereNull('decided_ms')
    .update({ decided_ms: Date.now(), decision: 'withdrawn' satisfies ApprovalOutcome })
  if (Number(withdrawn) > 0) await settleAsking(trx, { runId, stepKey })
}

/** Withdraws all that a run asks and nobody has decided. */
export async function withdrawApprovals(
  trx: TransactionClientContract,
  runId: string
): Promise<void> {
  const open: { step_key: string }[] = await trx
    .from('approvals')
    .where('run_id', runId)
    .whereNull('decided_ms')
    .select('step_key')
  for (const { step_key: stepKey } of open) await withdrawApproval(trx, { runId, stepKey })
}
