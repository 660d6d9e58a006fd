import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Makes the history of one person another's. */
export async function handOverActivities(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<number> {
  return Number(await trx.from('activities').where('user_id', from).update({ user_id: to }))
}
