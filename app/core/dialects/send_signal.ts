import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** One channel for all topics, so that a process listens once. */
export const CHANNEL = 'hone_signals'

/** PostgreSQL delivers it when the transaction is committed. */
export async function sendSignal(
  trx: TransactionClientContract,
  topic: string,
  message: string
): Promise<void> {
  await trx.rawQuery('select pg_notify(?, ?)', [CHANNEL, JSON.stringify([topic, message])])
}
