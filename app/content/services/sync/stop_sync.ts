import db from '@adonisjs/lucid/services/db'
import { changeSync, countsOf, findSyncRow, SYNC_PAGES } from '#app/content/services/sync/sync_rows'

/** Stops a sync that is under way. What it has written stays. */
export async function stopSync(id: string): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await findSyncRow(id, trx)
    if (!row) return
    const counts = JSON.stringify(await countsOf(row, trx))
    const isStopped = await changeSync(id, { state: 'canceled', counts, ended_ms: Date.now() }, trx)
    if (!isStopped) return
    await trx.from(SYNC_PAGES).where({ sync_id: id, outcome: 'unchanged' }).delete()
  })
}
