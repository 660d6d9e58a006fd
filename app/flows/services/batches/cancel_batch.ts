import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'
import { inTransaction } from '#app/core/transact'
import { hasBatchEnded, ROWS_ENDED_AT_ONCE } from '#app/flows/domain/batches/batch'
import { wakeBatches } from '#app/flows/engine/batches/batch_wake'
import { resumeRun } from '#app/flows/engine/drive_run'
import { CANCELED, endRunNow } from '#app/flows/engine/end_run_now'
import { lockRun } from '#app/flows/engine/lock_runs'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'
import { placedOf } from '#app/flows/services/runs/find_runs'
import { requireDeed } from '#app/workspaces/services/access'

/**
 * Cancels a batch and its open runs. Where more runs are open than one transaction ends, the batch worker ends the rest
 * soon after. A batch that has ended stays as it is.
 * @throws ApiException 404
 */
export const cancelBatch = (userId: string, id: string): Promise<FoundBatch> =>
  inTransaction(async (trx) => {
    const batch = await findBatch(userId, id, trx)
    await requireDeed(userId, placedOf(batch), 'edit', trx)
    if (hasBatchEnded(batch.status)) return batch
    await endOpenRuns(trx, id)
    const change = { status: 'canceled', starts_left: 0, error: null, ended_ms: Date.now() }
    await trx
      .from('batch_rows')
      .where({ batch_id: id, status: 'queued' })
      .update({ status: 'canceled' })
    await trx.from('batches').where('id', id).update(change)
    await wakeBatches(trx, { userId: batch.user_id, batchId: id })
    return findBatch(userId, id, trx)
  })

async function endOpenRuns(trx: TransactionClientContract, batchId: string): Promise<void> {
  const open: { id: string }[] = await trx
    .from('runs')
    .where('batch_id', batchId)
    .whereNull('ended_ms')
    // Running ones come before waiting ones.
    .orderBy('status')
    .limit(ROWS_ENDED_AT_ONCE)
    .select('id')
  const ids = open.map(({ id }) => id).sort()
  // Credits are locked after all of the runs.
  for (const id of ids) await lockRun(await statementsOf(trx), id)
  for (const id of ids) await endRunNow(trx, id, CANCELED, resumeRun)
}
