import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { leaveNotice } from '#app/activity/services/leave_notice'
import { dropNotices } from '#app/activity/services/read_notices'
import type { BatchEnd } from '#app/flows/domain/batches/batch_end'
import { batchExcerpt } from '#app/flows/domain/batches/batch_sentence'
import { rowCounts } from '#app/flows/engine/batches/batch_store'
import type { OpenBatch } from '#app/flows/engine/starting/start_rows'

const keyOf = (batchId: string) => `batch:${batchId}`

/** Tells the person who started a batch how it ended. A reader of its events has read this notice, too. */
export async function leaveBatchNotice(
  trx: TransactionClientContract,
  { id, user_id: ownerId, created_by: starterId, flow_title: subject, name }: OpenBatch,
  { status }: BatchEnd
): Promise<void> {
  const counts = await rowCounts(trx, [id])
  await leaveNotice(trx, {
    ...{
      userId: starterId ?? ownerId,
      key: keyOf(id),
      kind: `batch_${status}`,
      subject,
      about: { batchId: id },
    },
    excerpt: batchExcerpt(name, counts.get(id)!),
  })
}

/** Removes the notice about the end of a batch that continues. */
export const dropBatchNotice = (trx: TransactionClientContract, batchId: string): Promise<void> =>
  dropNotices(trx, [keyOf(batchId)])
