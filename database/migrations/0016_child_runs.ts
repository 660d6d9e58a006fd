import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Adding a column this way keeps the table; with a reference, Knex would copy it on SQLite.
    this.schema.raw(
      'alter table runs add column parent_run_id varchar(36) references runs (id) on delete cascade'
    )
    this.schema.alterTable('runs', (table) => {
      table.string('parent_step_key', 300).nullable()
      table.unique(['parent_run_id', 'parent_step_key'])
    })
  }

  async down() {
    this.schema.alterTable('runs', (table) => {
      table.dropUnique(['parent_run_id', 'parent_step_key'])
    })
    for (const column of ['parent_step_key', 'parent_run_id'])
      this.schema.raw(`alter table runs drop column ${column}`)
  }
}
