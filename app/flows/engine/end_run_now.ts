import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'
import { publish } from '#app/core/signals/signals'
import { settleCredit } from '#app/flows/engine/carry_out'
import { signalRun } from '#app/flows/engine/run_signals'
import { CANCELED_TOPIC } from '#app/flows/engine/stop_canceled'
import { endRun, type OuterEnd } from '#app/flows/engine/store'

/** Ends a run, whoever works on it: that worker can store nothing more. A run that has ended stays as it is. */
export async function endRunNow(
  trx: TransactionClientContract,
  runId: string,
  end: OuterEnd
): Promise<void> {
  const ended = await endRun(await statementsOf(trx), runId, end, Date.now())
  if (!ended) return
  const { user_id: userId, has_result: hasResult } = ended
  await settleCredit(trx, { runId, userId, status: end.status, hasResult: hasResult === 1 })
  await signalRun(trx, runId, true)
  await publish(trx, CANCELED_TOPIC, runId)
}
