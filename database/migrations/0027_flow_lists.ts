import { BaseSchema } from '@adonisjs/lucid/schema'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { flowSearchText, MAX_NAME_KEY_LENGTH, nameKey } from '#app/flows/domain/values/flow_names'

const ROWS_AT_ONCE = 500
/** What the pages of a list are ordered by. */
const ORDERS = { recent: ['last_accessed_at', 'id'], name: ['name_key', 'id'], created: ['id'] }

interface Row {
  id: string
  title: string
  tags: string | string[]
}

/** A page of flows is found without reading other flows. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('flows', (table) => {
      table.string('name_key', MAX_NAME_KEY_LENGTH).notNullable().defaultTo('')
      table.text('search_text').notNullable().defaultTo('')
    })
    this.defer(async (client) => {
      for (let last = ''; ;) {
        const rows: Row[] = await client
          .from('flows')
          .where('id', '>', last)
          .orderBy('id')
          .limit(ROWS_AT_ONCE)
          .select('id', 'title', 'tags')
        for (const { id, title, tags } of rows) {
          const flow = { title, tags: typeof tags === 'string' ? JSON.parse(tags) : tags }
          const found = { name_key: nameKey(title), search_text: flowSearchText(flow) }
          await client.from('flows').where({ id }).update(found)
          last = id
        }
        if (rows.length < ROWS_AT_ONCE) return
      }
    })
    // On SQLite, a row is read from its start, past the whole draft. PostgreSQL keeps drafts apart, and bounds its indexes.
    const searched = isPostgres(this.db) ? [] : ['search_text']
    for (const [name, columns] of Object.entries(ORDERS)) {
      const indexed = ['user_id', ...columns, 'deleted_at', 'is_favorite', ...searched]
      this.schema.raw(`create index flows_${name} on flows (${indexed.join(', ')})`)
    }
  }

  async down() {
    for (const name of Object.keys(ORDERS)) this.schema.raw(`drop index flows_${name}`)
    this.schema.alterTable('flows', (table) => table.dropColumns('name_key', 'search_text'))
  }
}
