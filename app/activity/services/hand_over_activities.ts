import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Makes the history of one person another's, with the notices. @returns how many entries of the history */
export async function handOverActivities(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<number> {
  // A run or batch that goes on stays with the one who started it.
  const ended = trx.from('runs').whereNotNull('ended_ms').select('id')
  await trx.from('notices').where('user_id', from).whereIn('run_id', ended).update({ user_id: to })
  const done = trx.from('batches').whereNotNull('ended_ms').select('id')
  await trx.from('notices').where('user_id', from).whereIn('batch_id', done).update({ user_id: to })
  return Number(await trx.from('activities').where('user_id', from).update({ user_id: to }))
}
