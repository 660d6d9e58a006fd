import { BaseSchema } from '@adonisjs/lucid/schema'

/** What all processes of an installation count together. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reservations', (table) => {
      table.string('id', 36).primary()
      table.string('key', 100).notNullable()
      table.bigInteger('expires_ms').notNullable()
      table.index(['key', 'expires_ms'])
      table.index(['expires_ms'])
    })
    // The columns that rate-limiter-flexible expects.
    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigInteger('expire')
      table.index(['expire'])
    })
  }

  async down() {
    this.schema.dropTable('rate_limits')
    this.schema.dropTable('reservations')
  }
}
