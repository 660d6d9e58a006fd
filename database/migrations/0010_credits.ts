import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, notAppendOnly } from '#app/core/dialects/append_only'

/**
 * The ledger of credits, and the balances that it adds up to. A line names a person without a foreign key: the books
 * stay whole when an account is deleted, and the id then leads to nobody.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('credit_lines', (table) => {
      table.string('cause', 160).notNullable()
      table.integer('side').notNullable()
      table.string('movement_id', 36).notNullable()
      table.string('user_id', 36).notNullable()
      table.string('reference', 120).notNullable()
      table.string('kind', 20).notNullable()
      table.string('source', 20).notNullable()
      table.string('account', 20).notNullable()
      table.integer('amount').notNullable()
      table.bigInteger('period_ms').notNullable()
      table.timestamp('created_at').notNullable()
      table.primary(['cause', 'side'])
      table.index(['user_id', 'created_at', 'movement_id'])
      table.check('(side = 0 and amount < 0) or (side = 1 and amount > 0)', [], 'credit_line_sign')
    })
    for (const statement of appendOnly(this.db, 'credit_lines')) this.schema.raw(statement)

    this.schema.createTable('credit_balances', (table) => {
      table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE')
      for (const account of ['granted', 'bought', 'held', 'used'])
        table.integer(account).notNullable()
      table.bigInteger('period_start_ms').notNullable()
      table.bigInteger('period_end_ms').notNullable()
      table.integer('period_grant').notNullable()
      table.integer('period_spent').notNullable()
      table.integer('period_spent_bought').notNullable()
      table.check(
        'granted >= 0 and bought >= 0 and held >= 0 and used >= 0',
        [],
        'credit_balance_positive'
      )
      table.check(
        'granted = period_grant - period_spent + period_spent_bought and period_spent_bought >= 0',
        [],
        'credit_balance_period'
      )
    })
  }

  async down() {
    for (const statement of notAppendOnly(this.db, 'credit_lines')) this.schema.raw(statement)
    this.schema.dropTable('credit_balances')
    this.schema.dropTable('credit_lines')
  }
}
