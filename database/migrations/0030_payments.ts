import { BaseSchema } from '@adonisjs/lucid/schema'

/** What Hone knows of its customers at Stripe. All of it is read from Stripe again with each change there. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.bigInteger('plan_until_ms').nullable()
      table.bigInteger('credits_anchor_ms').nullable()
    })

    this.schema.createTable('billing_customers', (table) => {
      table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE')
      table.string('customer_id', 255).notNullable().unique()
      table.integer('sync_seq').notNullable()
      table.integer('checkout_seq').notNullable()
      table.string('subscription_id', 255).nullable()
      table.integer('is_cut').notNullable()
      table.bigInteger('money_back_ms').nullable()
      table.bigInteger('created_ms').notNullable()
    })

    this.schema.createTable('subscriptions', (table) => {
      table.string('id', 255).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('item', 20).nullable()
      table.string('status', 40).notNullable()
      table.bigInteger('started_ms').notNullable()
      table.bigInteger('period_start_ms').notNullable()
      table.bigInteger('period_end_ms').notNullable()
      table.bigInteger('ends_ms').nullable()
      table.bigInteger('ended_ms').nullable()
      table.index(['user_id', 'started_ms'])
    })

    this.schema.createTable('purchases', (table) => {
      table.string('id', 255).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('item', 20).notNullable()
      table.integer('cents').notNullable()
      table.bigInteger('paid_ms').notNullable()
      table.integer('returned_cents').notNullable()
      table.integer('returned_credits').notNullable()
      table.index(['user_id', 'paid_ms'])
    })

    this.schema.createTable('stripe_events', (table) => {
      table.string('id', 255).primary()
      table.string('type', 100).notNullable()
      table.bigInteger('received_ms').notNullable()
      table.index(['received_ms'])
    })
  }

  async down() {
    for (const table of ['stripe_events', 'purchases', 'subscriptions', 'billing_customers'])
      this.schema.dropTable(table)
    this.schema.alterTable('users', (table) => {
      table.dropColumns('plan_until_ms', 'credits_anchor_ms')
    })
  }
}
