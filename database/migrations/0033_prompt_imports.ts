import { BaseSchema } from '@adonisjs/lucid/schema'

/** Prompts that came in together, so that they can be undone together. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('prompt_imports', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('name', 200).notNullable()
      table.string('source', 20).notNullable()
      table.integer('prompt_count').notNullable()
      table.timestamp('undone_at').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['user_id', 'id'])
    })
    this.schema.alterTable('prompts', (table) => {
      // Without a foreign key, which SQLite could add only by copying the whole table.
      table.string('import_id', 36).nullable().index()
    })
  }

  async down() {
    this.schema.alterTable('prompts', (table) => {
      table.dropIndex(['import_id'])
    })
    // Knex would build the table anew on SQLite, without its triggers.
    this.schema.raw('alter table prompts drop column import_id')
    this.schema.dropTable('prompt_imports')
  }
}
