import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('flows', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('title', 200).notNullable()
      table.text('context').notNullable()
      table.json('tags').notNullable()
      table.boolean('is_favorite').notNullable()
      table.integer('current_step').notNullable()
      table.json('draft').notNullable()
      table.integer('draft_version').nullable()
      table.integer('version').notNullable()
      table.integer('published_version').nullable()
      table.integer('etag').notNullable()
      table.timestamp('last_accessed_at').notNullable()
      table.timestamp('deleted_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['user_id', 'updated_at'])
      table.index(['deleted_at'])
    })

    this.schema.createTable('flow_versions', (table) => {
      table.string('id', 36).primary()
      table.string('flow_id', 36).notNullable().references('flows.id').onDelete('CASCADE')
      table.integer('number').notNullable()
      table.json('graph').notNullable()
      table.string('note', 300).notNullable()
      table.string('author_id', 36).nullable().references('users.id').onDelete('SET NULL')
      table.timestamp('created_at').notNullable()
      table.unique(['flow_id', 'number'])
    })
  }

  async down() {
    this.schema.dropTable('flow_versions')
    this.schema.dropTable('flows')
  }
}
