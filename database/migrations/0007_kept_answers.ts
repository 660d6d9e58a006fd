import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('kept_answers', (table) => {
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('key', 255).notNullable()
      table.string('request_hash', 64).notNullable()
      table.integer('status').notNullable()
      table.json('headers').notNullable()
      table.text('body').notNullable()
      table.bigInteger('created_ms').notNullable()
      table.primary(['user_id', 'key'])
      table.index(['created_ms'])
    })
  }

  async down() {
    this.schema.dropTable('kept_answers')
  }
}
