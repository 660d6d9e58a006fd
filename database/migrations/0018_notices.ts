import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notices', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      // What is left once.
      table.string('key', 400).notNullable().unique()
      table.string('kind', 30).notNullable()
      table.string('subject', 200).notNullable()
      table.string('run_id', 36).notNullable().references('runs.id').onDelete('CASCADE')
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('read_ms').nullable()
      table.index(['user_id', 'id'])
      table.index(['run_id'])
      table.index(['created_ms'])
    })
  }

  async down() {
    this.schema.dropTable('notices')
  }
}
