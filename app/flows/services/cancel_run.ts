import db from '@adonisjs/lucid/services/db'
import { statementsOf } from '#app/core/dialects/statements'
import { publish } from '#app/core/signals/signals'
import { RUNS_TOPIC, settleCredit } from '#app/flows/engine/carry_out'
import { endRun } from '#app/flows/engine/store'
import { findRun, type FoundRun } from '#app/flows/services/find_runs'

/**
 * Ends a run now, whoever works on it: that worker can store nothing more. A run that has ended stays as it is.
 * @throws ApiException 404
 */
export async function cancelRun(userId: string, id: string): Promise<FoundRun> {
  await findRun(userId, id)
  await db.transaction(async (trx) => {
    const canceled = await endRun(await statementsOf(trx), id, Date.now())
    if (!canceled) return
    const hasResult = canceled.has_result === 1
    await settleCredit(trx, { runId: id, userId, status: 'canceled', hasResult })
    await publish(trx, RUNS_TOPIC, id)
  })
  return findRun(userId, id)
}
