import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the next payment of a subscription is. Both columns are read from Stripe again with each change there. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('billing_customers', (table) => {
      // US cents that the customer owes; below zero, a credit for the next payments.
      table.integer('balance_cents').notNullable().defaultTo(0)
    })
    this.schema.alterTable('subscriptions', (table) => {
      // US cents for each period; null where it is not paid in US dollars, or was not read since.
      table.integer('cents').nullable()
    })
  }

  async down() {
    this.schema.alterTable('subscriptions', (table) => {
      table.dropColumn('cents')
    })
    this.schema.alterTable('billing_customers', (table) => {
      table.dropColumn('balance_cents')
    })
  }
}
