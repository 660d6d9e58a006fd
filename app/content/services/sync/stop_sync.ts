import db from '@adonisjs/lucid/services/db'
import { endSync, findSyncRow } from '#app/content/services/sync/sync_rows'

/** Stops a sync that is under way. What it has written stays. */
export async function stopSync(id: string): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await findSyncRow(id, trx)
    if (row) await endSync(row, { state: 'canceled' }, trx)
  })
}
