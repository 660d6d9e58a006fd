import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Makes the flows of one person another's, with their runs that have ended. @returns how many flows */
export async function handOverFlows(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<number> {
  const flows = await trx.from('flows').where('user_id', from).update({ user_id: to })
  await trx.from('flow_share_links').where('user_id', from).update({ user_id: to })
  await trx.from('flow_versions').where('author_id', from).update({ author_id: to })
  // A run that goes on still has a credit of the one who started it.
  await trx.from('runs').where('user_id', from).whereNotNull('ended_ms').update({ user_id: to })
  await trx.from('batches').where('user_id', from).whereNotNull('ended_ms').update({ user_id: to })
  return Number(flows)
}
