import { findSyncRow, type SyncRow } from '#app/content/services/sync/sync_rows'
import type { SyncWish } from '#app/content/services/sync/start_sync'

/** What the log of administrators says a sync is that is to be started. */
export const wishSubject = ({ mode, isDryRun, replacesEdits }: SyncWish) => ({
  kind: 'sync',
  details: { mode, isDryRun, ...(replacesEdits && { replacesEdits }) },
})

/** What the log of administrators says a sync is. */
export const syncSubject = (row: SyncRow) => ({
  ...wishSubject({
    ...{ mode: row.mode, isDryRun: row.is_dry_run, replacesEdits: row.replaces_edits },
  }),
  id: row.id,
})

/** The sync that a route is about; null where there is none, or no longer. */
export async function findSyncSubject(id: string) {
  const row = await findSyncRow(id)
  return row && syncSubject(row)
}
