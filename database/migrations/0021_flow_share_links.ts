import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('flow_share_links', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('flow_id', 36).notNullable().references('flows.id').onDelete('CASCADE').index()
      table.integer('version').notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.timestamp('expires_at').nullable()
      table.timestamp('revoked_at').nullable()
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('flow_share_links')
  }
}
