import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'
import type { Signal } from '#app/core/signals/read_signal'

/** One channel for all topics, so that a process listens once. */
export const CHANNEL = 'hone_signals'

/** PostgreSQL delivers it when the transaction is committed. */
export async function sendSignal(
  trx: TransactionClientContract,
  topic: string,
  message: string
): Promise<void> {
  const sql = await statementsOf(trx)
  await sql.run('select pg_notify(?, ?)', [...notificationOf([topic, message])])
}

/** What `pg_notify` is called with, for a statement that notifies by itself. */
export const notificationOf = (signal: Signal): readonly [channel: string, payload: string] => [
  CHANNEL,
  JSON.stringify(signal),
]
