import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('prompts', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('title', 200).notNullable()
      table.text('original').notNullable()
      table.text('draft').notNullable()
      table.json('settings').notNullable()
      table.json('improvement').nullable()
      table.string('category', 20).notNullable()
      table.string('folder', 100).nullable()
      table.json('tags').notNullable()
      table.text('search_text').notNullable()
      table.integer('version').notNullable()
      table.integer('etag').notNullable()
      table.timestamp('pinned_at').nullable()
      table.timestamp('saved_at').nullable()
      table.timestamp('deleted_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['user_id', 'id'])
      table.index(['user_id', 'saved_at'])
      table.index(['deleted_at'])
    })

    this.schema.createTable('prompt_versions', (table) => {
      table.string('id', 36).primary()
      table.string('prompt_id', 36).notNullable().references('prompts.id').onDelete('CASCADE')
      table.integer('number').notNullable()
      table.string('variant', 20).nullable()
      table.string('title', 200).notNullable()
      table.text('content').notNullable()
      table.json('improvements').notNullable()
      table.text('reasoning').notNullable()
      table.json('edits').notNullable()
      table.json('blanks').notNullable()
      table.integer('score').notNullable()
      table.integer('score_filled').notNullable()
      table.string('author_id', 36).nullable().references('users.id').onDelete('SET NULL')
      table.string('note', 300).notNullable()
      table.timestamp('created_at').notNullable()
      table.unique(['prompt_id', 'number'])
    })

    this.schema.createTable('share_links', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('prompt_id', 36).notNullable().references('prompts.id').onDelete('CASCADE')
      table
        .string('version_id', 36)
        .notNullable()
        .references('prompt_versions.id')
        .onDelete('CASCADE')
      table.string('token_hash', 64).notNullable().unique()
      table.timestamp('expires_at').nullable()
      table.timestamp('revoked_at').nullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.createTable('share_openings', (table) => {
      table.string('id', 36).primary()
      table
        .string('share_link_id', 36)
        .notNullable()
        .references('share_links.id')
        .onDelete('CASCADE')
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('opened_at').notNullable()
      table.unique(['share_link_id', 'user_id'])
    })

    this.schema.createTable('activities', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('type', 30).notNullable()
      table.string('title', 200).notNullable()
      table.string('description', 300).notNullable()
      table.string('category', 20).notNullable()
      table.string('prompt_id', 36).nullable().references('prompts.id').onDelete('SET NULL').index()
      table.string('template_name', 200).nullable()
      table.string('original_excerpt', 300).nullable()
      table.string('refined_excerpt', 300).nullable()
      table.integer('quality_score').nullable()
      table.text('search_text').notNullable()
      table.timestamp('created_at').notNullable()
      table.index(['user_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('activities')
    this.schema.dropTable('share_openings')
    this.schema.dropTable('share_links')
    this.schema.dropTable('prompt_versions')
    this.schema.dropTable('prompts')
  }
}
