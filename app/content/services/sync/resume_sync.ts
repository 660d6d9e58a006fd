import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  findSyncRow,
  SYNC_FAULTS,
  SYNC_PAGES,
  type SyncRow,
  SYNCS,
  SYNCS_TOPIC,
} from '#app/content/services/sync/sync_rows'
import { publish } from '#app/core/signals/signals'

const BEGUN_AGAIN = {
  ...{ state: 'running', progress: '{}', counts: null },
  ...{ failure: null, error: null, ended_ms: null },
} satisfies Partial<SyncRow>

/**
 * Has a sync that failed read its sources again. What it did to pages is still counted; those that were faulty are tried
 * again.
 */
export async function resumeSync(
  id: string,
  trx: TransactionClientContract
): Promise<SyncRow | null> {
  await trx.from(SYNC_FAULTS).where('sync_id', id).delete()
  await trx.from(SYNC_PAGES).where({ sync_id: id, outcome: 'faulty' }).delete()
  await trx.from(SYNCS).where({ id, state: 'failed' }).update(BEGUN_AGAIN)
  await publish(trx, SYNCS_TOPIC, id)
  return findSyncRow(id, trx)
}
