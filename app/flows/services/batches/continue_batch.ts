import db from '@adonisjs/lucid/services/db'
import { ApiException } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { isBatchAtRest } from '#app/flows/domain/batches/batch'
import { dropBatchNotice } from '#app/flows/engine/batches/batch_notices'
import { wakeBatches } from '#app/flows/engine/batches/batch_wake'
import { queueAgain, rowsToContinue } from '#app/flows/engine/recovery/queue_again'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { requireBatchCredits } from '#app/flows/services/batches/require_batch_credits'
import { requireOpenBatches } from '#app/flows/services/batches/start_batch'

export interface Continuation {
  /** Whether rows that failed run again, too. */
  failed?: boolean
  limitRows?: number
}

/**
 * Continues a batch that has ended, with its remaining and its canceled rows.
 * @throws ApiException 404, 409 where it has not ended or no row is left, 402 `no_credits`, 403 `limit_reached`
 */
export async function continueBatch(
  { userId, id }: { userId: string; id: string },
  { failed = false, limitRows }: Continuation,
  transact: Transact<FoundBatch> = inTransaction
): Promise<FoundBatch> {
  const read = requireEnded(await findBatch(userId, id))
  const { userId: ownerId } = await ownFlow(userId, read.flow_id)
  const left = await rowsToContinue(db, id, failed)
  if (left === 0)
    throw new ApiException(409, 'nothing_left', 'No row of this batch is left to run.')
  await requireBatchCredits(ownerId, Math.min(left, limitRows ?? left))
  return transact(async (trx) => {
    requireEnded(await findBatch(userId, id, trx))
    await requireOpenBatches(ownerId, trx)
    const queued = await queueAgain(trx, id, failed)
    const starts = Math.min(queued, limitRows ?? queued)
    const change = { status: 'queued', error: null, ended_ms: null, starts_left: starts }
    await trx.from('batches').where('id', id).update(change)
    await dropBatchNotice(trx, id)
    await wakeBatches(trx, { userId: ownerId, batchId: id })
    return findBatch(userId, id, trx)
  })
}

function requireEnded(batch: FoundBatch): FoundBatch {
  if (isBatchAtRest(batch)) return batch
  throw new ApiException(409, 'in_use', 'This batch is still at work.', {
    hint: 'Wait until it is done, or stop it.',
  })
}
