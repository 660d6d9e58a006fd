import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Makes the favorites, uses and templates of a person another's. Where the other has a mark already, it stays. */
export async function handOverTemplates(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<void> {
  const theirs = trx.from('template_marks').where('user_id', to).select('template_id')
  await trx
    .from('template_marks')
    .where('user_id', from)
    .whereNotIn('template_id', theirs)
    .update({ user_id: to })
  await trx.from('workflow_templates').where('changed_by', from).update({ changed_by: to })
  await trx.from('workflow_template_versions').where('author_id', from).update({ author_id: to })
}
