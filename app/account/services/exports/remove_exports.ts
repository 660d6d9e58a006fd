import db from '@adonisjs/lucid/services/db'
import { EXPORT_DAYS } from '#app/account/domain/exports'
import { DAY_MS } from '#app/core/domain/day'
import { EXPORTS, EXPORTS_TOPIC, PARTS } from '#app/account/services/exports/export_rows'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { publish } from '#app/core/signals/signals'

/** Parts that are removed in one transaction. */
const PARTS_AT_ONCE = 50

/** Removes a file, or stops its writing. That it was asked for still counts for the limit of the day. */
export async function removeExport(id: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.from(EXPORTS).where('id', id).update({ status: 'removed' })
    await publish(trx, EXPORTS_TOPIC, id)
  })
  await removeParts(id)
}

/** Removes the content of a file. */
export async function removeParts(exportId: string): Promise<void> {
  for (;;) {
    const parts = db.from(PARTS).where('export_id', exportId).orderBy('position')
    const some: { position: number }[] = await parts.limit(PARTS_AT_ONCE).select('position')
    if (some.length === 0) return
    const positions = some.map(({ position }) => position)
    await db.from(PARTS).where('export_id', exportId).whereIn('position', positions).delete()
  }
}

/** Removes what was prepared more than seven days ago. @param now milliseconds since 1970 */
export async function purgeExports(now: number): Promise<void> {
  const old: { id: string }[] = await db
    .from(EXPORTS)
    .where('created_ms', '<=', now - EXPORT_DAYS * DAY_MS)
    .select('id')
  for (const { id } of old) {
    await removeParts(id)
    await db.from(EXPORTS).where('id', id).delete()
  }
}

/** Every hour, so that no file stays much longer than it says. */
export const exportsPurge = defineJob({
  name: 'purge_account_exports',
  schedule: { cron: '15 * * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: () => purgeExports(Date.now()),
})
