import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TemplateFields } from '#app/templates/domain/writing/template_fields'
import type WorkflowTemplate from '#app/templates/models/workflow_template'

/** What was written of a template, without what is filled in for it. */
export const fieldsOf = (row: WorkflowTemplate): TemplateFields => ({
  ...{ title: row.title, description: row.description, category: row.category, tags: row.tags },
  ...{ icon: row.icon, content: row.content, variables: row.variables, steps: row.steps },
  ...{ goodAnswer: row.goodAnswer, isPublic: row.isPublic },
})

/**
 * The number of the next change. A transaction that takes one holds the counter until it ends, so that changes
 * are committed in the order of their numbers. It comes with the first change: a new database has no rows.
 */
export async function nextChangeNumber(trx: TransactionClientContract): Promise<number> {
  const counter = () => trx.from('template_changes').where('id', 1)
  await trx
    .table('template_changes')
    .insert({ id: 1, last_number: 0 })
    .knexQuery.onConflict('id')
    .ignore()
  await counter().increment('last_number', 1)
  const row = await counter().select('last_number').firstOrFail()
  return Number(row.last_number)
}
