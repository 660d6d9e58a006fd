import { BaseSchema } from '@adonisjs/lucid/schema'
import { inputExcerpt } from '#app/flows/domain/runs/input_excerpt'

/** The inputs of a run can be large: few are read at a time. */
const ROWS_AT_ONCE = 20

/** Lists of runs show the start of the inputs without reading all of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('runs', (table) =>
      table.string('input_excerpt', 200).notNullable().defaultTo('')
    )
    this.defer(async (client) => {
      for (let last = ''; ;) {
        const rows: { id: string; inputs: string }[] = await client
          .from('runs')
          .where('id', '>', last)
          .orderBy('id')
          .limit(ROWS_AT_ONCE)
          .select('id', 'inputs')
        for (const { id, inputs } of rows) {
          const excerpt = inputExcerpt(JSON.parse(inputs))
          await client.from('runs').where({ id }).update({ input_excerpt: excerpt })
          last = id
        }
        if (rows.length < ROWS_AT_ONCE) return
      }
    })
  }

  async down() {
    this.schema.alterTable('runs', (table) => table.dropColumn('input_excerpt'))
  }
}
