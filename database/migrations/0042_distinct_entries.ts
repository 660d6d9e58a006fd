import { BaseSchema } from '@adonisjs/lucid/schema'
import { foldCase } from '#app/core/domain/fold_case'
import { askedExcerpt, type ApprovalRequest } from '#app/flows/domain/runs/approvals'

/** What people are asked can be large: few are read at a time. */
const ROWS_AT_ONCE = 20

/** Approvals and notices about runs of one flow can be told apart, and batches are found by the name of their file. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('approvals', (table) =>
      table.string('excerpt', 80).notNullable().defaultTo('')
    )
    this.schema.alterTable('notices', (table) =>
      table.string('excerpt', 80).notNullable().defaultTo('')
    )
    this.schema.alterTable('batches', (table) => {
      table.text('search_text').notNullable().defaultTo('')
      table.index(['user_id', 'id'])
    })
    this.defer(async (client) => {
      for (let last = ''; ;) {
        const rows: { token_hash: string; request: string }[] = await client
          .from('approvals')
          .where('token_hash', '>', last)
          .whereNull('decided_ms')
          .orderBy('token_hash')
          .limit(ROWS_AT_ONCE)
          .select('token_hash', 'request')
        for (const { token_hash: hash, request } of rows) {
          const excerpt = askedExcerpt(JSON.parse(request) as ApprovalRequest)
          await client.from('approvals').where('token_hash', hash).update({ excerpt })
          last = hash
        }
        if (rows.length < ROWS_AT_ONCE) break
      }
      const batches: { id: string; name: string }[] = await client
        .from('batches')
        .select('id', 'name')
      for (const { id, name } of batches)
        await client
          .from('batches')
          .where({ id })
          .update({ search_text: foldCase(name) })
    })
  }

  async down() {
    this.schema.alterTable('batches', (table) => {
      table.dropIndex(['user_id', 'id'])
      table.dropColumn('search_text')
    })
    this.schema.alterTable('notices', (table) => table.dropColumn('excerpt'))
    this.schema.alterTable('approvals', (table) => table.dropColumn('excerpt'))
  }
}
