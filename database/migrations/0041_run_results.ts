import { BaseSchema } from '@adonisjs/lucid/schema'
import { foldCase } from '#app/core/domain/fold_case'
import { resultExcerpt, type TitledResult } from '#app/flows/domain/runs/input_excerpt'

/** The results of a run can be large: few are read at a time. */
const ROWS_AT_ONCE = 20

/** Lists of runs show how the results begin, and are searched, without reading all of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('runs', (table) => {
      table.string('result_excerpt', 200).notNullable().defaultTo('')
      table.text('search_text').notNullable().defaultTo('')
    })
    this.defer(async (client) => {
      for (let last = ''; ;) {
        const rows: { id: string; input_excerpt: string; result: string | null }[] = await client
          .from('runs')
          .where('id', '>', last)
          .orderBy('id')
          .limit(ROWS_AT_ONCE)
          .select('id', 'input_excerpt', 'result')
        for (const { id, input_excerpt: input, result } of rows) {
          const excerpt = result ? resultExcerpt(JSON.parse(result) as TitledResult[]) : ''
          const found = { result_excerpt: excerpt, search_text: foldCase(`${input}\n${excerpt}`) }
          await client.from('runs').where({ id }).update(found)
          last = id
        }
        if (rows.length < ROWS_AT_ONCE) return
      }
    })
  }

  async down() {
    // Dropping a column through the table builder copies the table on SQLite, without its triggers.
    for (const column of ['result_excerpt', 'search_text'])
      this.schema.raw(`alter table runs drop column ${column}`)
  }
}
