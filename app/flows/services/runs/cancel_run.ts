import db from '@adonisjs/lucid/services/db'
import { resumeRun } from '#app/flows/engine/drive_run'
import { CANCELED, endRunNow } from '#app/flows/engine/end_run_now'
import { findRun, type FoundRun } from '#app/flows/services/runs/find_runs'

/**
 * Ends a run and all runs inside it, even while workers work on them. A run that has ended stays as it is.
 * @throws ApiException 404
 */
export async function cancelRun(userId: string, id: string): Promise<FoundRun> {
  await findRun(userId, id)
  await db.transaction((trx) => endRunNow(trx, id, CANCELED, resumeRun))
  return findRun(userId, id)
}
