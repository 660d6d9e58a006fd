import { BaseSchema } from '@adonisjs/lucid/schema'

/** Terminals that ask to be signed in, and what a person answered. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('device_grants', (table) => {
      table.string('id', 36).primary()
      table.string('device_code_hash', 64).notNullable().unique()
      table.string('user_code_hash', 64).notNullable().unique()
      table.string('device_name', 100).notNullable()
      table.string('scopes', 30).notNullable()
      table.string('user_agent', 300).nullable()
      table.string('address', 64).nullable()
      table.string('state', 20).notNullable()
      // Null until somebody decides.
      table.string('user_id', 36).nullable().references('users.id').onDelete('CASCADE').index()
      table.integer('poll_seconds').notNullable()
      table.bigInteger('last_poll_ms').nullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('expires_ms').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('device_grants')
  }
}
