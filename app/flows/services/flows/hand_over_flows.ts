import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Transfers the flows of one person to another, with all runs that have ended. @returns the number of flows */
export async function handOverFlows(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<number> {
  const flows = await trx.from('flows').where('user_id', from).update({ user_id: to })
  await trx.from('flow_share_links').where('user_id', from).update({ user_id: to })
  await trx.from('flow_versions').where('author_id', from).update({ author_id: to })
  for (const table of ['flows', 'runs', 'batches'])
    await trx.from(table).where('created_by', from).update({ created_by: to })
  // An open run still holds a credit of the person who started it.
  await trx.from('runs').where('user_id', from).whereNotNull('ended_ms').update({ user_id: to })
  await trx.from('batches').where('user_id', from).whereNotNull('ended_ms').update({ user_id: to })
  return Number(flows)
}

/** Makes the flows in a workspace those of another owner, with their links, runs and batches, which must all have ended. */
export async function handOverFlowsIn(
  workspaceId: string,
  to: string,
  trx: TransactionClientContract
): Promise<void> {
  const placed = (table: string) => trx.from(table).where('workspace_id', workspaceId)
  await trx
    .from('flow_share_links')
    .whereIn('flow_id', placed('flows').select('id'))
    .update({ user_id: to })
  for (const table of ['flows', 'runs', 'batches']) await placed(table).update({ user_id: to })
}
