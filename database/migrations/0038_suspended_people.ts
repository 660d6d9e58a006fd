import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a person was suspended, and why. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      // Null for those who may sign in.
      table.bigInteger('suspended_ms').nullable().index()
      table.string('suspension_reason', 500).nullable()
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => {
      table.dropIndex(['suspended_ms'])
    })
    // Knex would build the table anew on SQLite, which triggers of other tables look into.
    for (const column of ['suspended_ms', 'suspension_reason'])
      this.schema.raw(`alter table users drop column ${column}`)
  }
}
