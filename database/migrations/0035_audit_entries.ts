import { BaseSchema } from '@adonisjs/lucid/schema'

/** What administrators did. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('audit_entries', (table) => {
      table.string('id', 36).primary()
      table.bigInteger('created_ms').notNullable()
      // Null for a command or a schedule, and where the account is gone.
      table.string('actor_id', 36).nullable().references('users.id').onDelete('SET NULL').index()
      table.string('actor_kind', 20).notNullable()
      table.string('action', 60).notNullable()
      table.string('outcome', 20).notNullable()
      table.string('subject_kind', 30).nullable()
      table.string('subject_id', 100).nullable()
      table.string('subject_label', 200).nullable()
      // The person that it was done to.
      table.string('person_id', 36).nullable().references('users.id').onDelete('SET NULL').index()
      table.json('details').nullable()
      table.index(['action', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('audit_entries')
  }
}
