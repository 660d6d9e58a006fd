import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalEnd, Asked } from '#app/flows/domain/approvals'

export interface DecidedApproval {
  decision: ApprovalEnd
  /** What was approved, which may be another text than was asked about. */
  content: string | null
  reason: string | null
  deciderId: string | null
}

/** Stores a decision about a step. The first one counts. @returns whether it was this one */
export async function endApproval(
  trx: TransactionClientContract,
  { runId, stepKey }: Asked,
  { decision, content, reason, deciderId }: DecidedApproval
): Promise<boolean> {
  // Whoever stores that the run waits holds this row, too: one of both sees the other.
  await trx.from('runs').where('id', runId).forUpdate().select('id').first()
  const ended = await trx
    .from('approvals')
    .where({ run_id: runId, step_key: stepKey })
    .whereNull('decided_ms')
    .update({ decided_ms: Date.now(), decision, content, reason, decider_id: deciderId })
  return Number(ended) > 0
}
