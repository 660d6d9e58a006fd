import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the local Stripe of the trial mode holds: its objects, and the answers that it gave to idempotency keys. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sandbox_stripe', (table) => {
      table.string('id', 100).primary()
      table.string('kind', 40).notNullable()
      table.string('customer_id', 100).nullable()
      table.text('data').notNullable()
      table.bigInteger('created_ms').notNullable()
      // Of an event: when it is delivered next. Of the others: when something happens to them by itself.
      table.bigInteger('due_ms').nullable()
      table.index(['kind', 'id'])
      table.index(['customer_id', 'kind'])
      table.index(['due_ms'])
    })
  }

  async down() {
    this.schema.dropTable('sandbox_stripe')
  }
}
