import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export interface HandedPrompts {
  prompts: number
  shareLinks: number
  tryouts: number
  facts: number
  /** Facts that stay, because the other has some of these names. */
  factsLeft: number
}

/**
 * Makes what one person wrote another's: prompts, their imports, the versions they are the author of, links, tryouts and facts. A fact
 * whose name the other has already stays, and so does a note that they opened a link, where the other has it or made it.
 */
export async function handOverPrompts(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<HandedPrompts> {
  const change = { user_id: to }
  const owned = (table: string) => trx.from(table).where('user_id', from)
  const of = (table: string, column: string) => trx.from(table).where('user_id', to).select(column)

  const prompts = await owned('prompts').update(change)
  await trx.from('prompts').where('created_by', from).update({ created_by: to })
  await trx.from('prompt_versions').where('author_id', from).update({ author_id: to })
  await owned('prompt_imports').update(change)
  const shareLinks = await owned('share_links').update(change)
  const tryouts = await owned('tryouts').update(change)
  const facts = await owned('facts').whereNotIn('name_key', of('facts', 'name_key')).update(change)
  const left = await owned('facts').select('id')
  await owned('share_openings')
    .whereNotIn('share_link_id', of('share_openings', 'share_link_id'))
    .whereNotIn('share_link_id', of('share_links', 'id'))
    .update(change)
  return {
    prompts: Number(prompts),
    shareLinks: Number(shareLinks),
    tryouts: Number(tryouts),
    facts: Number(facts),
    factsLeft: left.length,
  }
}

/** Makes the prompts in a workspace those of another owner, with the links to them. */
export async function handOverPromptsIn(
  workspaceId: string,
  to: string,
  trx: TransactionClientContract
): Promise<void> {
  const prompts = () => trx.from('prompts').where('workspace_id', workspaceId)
  await prompts().update({ user_id: to })
  await trx.from('share_links').whereIn('prompt_id', prompts().select('id')).update({ user_id: to })
}
