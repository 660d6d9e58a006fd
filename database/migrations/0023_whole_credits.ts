import { BaseSchema } from '@adonisjs/lucid/schema'
import { anyNumbers, wholeNumbers } from '#app/core/dialects/whole_numbers'

const COLUMNS = {
  credit_lines: ['amount'],
  credit_balances: [
    ...['granted', 'bought', 'held', 'used'],
    ...['period_grant', 'period_spent', 'period_spent_bought'],
  ],
}

/** Credits are whole on SQLite, too, whatever writes them. */
export default class extends BaseSchema {
  async up() {
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const statement of wholeNumbers(this.db, table, columns)) this.schema.raw(statement)
  }

  async down() {
    for (const table of Object.keys(COLUMNS))
      for (const statement of anyNumbers(this.db, table)) this.schema.raw(statement)
  }
}
