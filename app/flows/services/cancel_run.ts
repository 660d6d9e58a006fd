import db from '@adonisjs/lucid/services/db'
import { endRunNow } from '#app/flows/engine/end_run_now'
import { findRun, type FoundRun } from '#app/flows/services/find_runs'

/**
 * Ends a run now, whoever works on it. A run that has ended stays as it is.
 * @throws ApiException 404
 */
export async function cancelRun(userId: string, id: string): Promise<FoundRun> {
  await findRun(userId, id)
  await db.transaction((trx) => endRunNow(trx, id, { status: 'canceled', error: null }))
  return findRun(userId, id)
}
