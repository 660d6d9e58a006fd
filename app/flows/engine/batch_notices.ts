import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { leaveNotice } from '#app/activity/services/leave_notice'
import { dropNotices } from '#app/activity/services/read_notices'
import type { BatchEnd } from '#app/flows/domain/batch_end'
import type { OpenBatch } from '#app/flows/engine/start_rows'

const keyOf = (batchId: string) => `batch:${batchId}`

/** Says to whoever started a batch how it has ended. Whoever follows its events has read it. */
export const leaveBatchNotice = (
  trx: TransactionClientContract,
  { id, user_id: userId, flow_title: subject }: OpenBatch,
  { status }: BatchEnd
): Promise<void> =>
  leaveNotice(trx, {
    ...{ userId, key: keyOf(id), kind: `batch_${status}`, subject, about: { batchId: id } },
  })

/** A batch goes on that had ended. */
export const dropBatchNotice = (trx: TransactionClientContract, batchId: string): Promise<void> =>
  dropNotices(trx, [keyOf(batchId)])
