import db from '@adonisjs/lucid/services/db'
import { resumeRun } from '#app/flows/engine/drive_run'
import { CANCELED, endRunNow } from '#app/flows/engine/end_run_now'
import { findRun, type FoundRun, placedOf } from '#app/flows/services/runs/find_runs'
import { requireDeed } from '#app/workspaces/services/access'

/**
 * Ends a run and all runs inside it, even while workers work on them. A run that has ended stays as it is.
 * @throws ApiException 404, 403 `role`
 */
export async function cancelRun(userId: string, id: string): Promise<FoundRun> {
  await requireDeed(userId, placedOf(await findRun(userId, id)), 'edit')
  await db.transaction((trx) => endRunNow(trx, id, CANCELED, resumeRun))
  return findRun(userId, id)
}
