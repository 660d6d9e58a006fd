import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('facts', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('name', 80).notNullable()
      table.string('name_key', 320).notNullable()
      table.string('value', 2000).notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['user_id', 'name_key'])
    })
  }

  async down() {
    this.schema.dropTable('facts')
  }
}
