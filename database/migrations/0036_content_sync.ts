import { BaseSchema } from '@adonisjs/lucid/schema'

/** Guides, what is known of the pages that are synced from Notion, and the history of the syncs. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('guides', (table) => {
      table.string('id', 100).primary()
      table.integer('version').notNullable()
      table.string('title', 120).notNullable()
      table.string('description', 500).notNullable()
      table.text('body').notNullable()
      table.integer('position').notNullable()
      table.boolean('is_public').notNullable()
      table.boolean('is_archived').notNullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('updated_ms').notNullable()
    })

    this.schema.createTable('content_pages', (table) => {
      table.string('page_id', 36).primary()
      table.string('source', 20).notNullable()
      // The template or guide that it became.
      table.string('target_id', 100).notNullable()
      table.string('last_edited_at', 40).notNullable()
      table.bigInteger('read_ms').notNullable()
      table.string('properties_hash', 64).notNullable()
      table.string('content_hash', 64).notNullable()
      table.integer('target_version').notNullable()
      table.boolean('is_archived').notNullable()
      table.index(['source', 'is_archived', 'page_id'])
    })

    this.schema.createTable('content_syncs', (table) => {
      table.string('id', 36).primary()
      table.string('mode', 20).notNullable()
      table.boolean('is_dry_run').notNullable()
      table.boolean('replaces_edits').notNullable()
      table.string('state', 20).notNullable().index()
      table.string('starter', 20).notNullable()
      table.string('started_by', 36).nullable().references('users.id').onDelete('SET NULL').index()
      // Edits since then are read; null reads all.
      table.bigInteger('since_ms').nullable()
      // Which data sources were read, their fields, and how far.
      table.text('progress').notNullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('started_ms').nullable()
      table.bigInteger('ended_ms').nullable()
      table.text('counts').nullable()
      table.integer('requests').notNullable()
      table.string('failure', 20).nullable()
      table.string('error', 500).nullable()
    })

    this.schema.createTable('content_sync_pages', (table) => {
      table.string('sync_id', 36).notNullable().references('content_syncs.id').onDelete('CASCADE')
      table.string('page_id', 36).notNullable()
      table.string('source', 20).notNullable()
      table.string('outcome', 20).notNullable()
      table.string('title', 200).notNullable()
      table.string('url', 500).nullable()
      table.string('target_id', 100).nullable()
      table.primary(['sync_id', 'page_id'])
      table.index(['sync_id', 'outcome', 'page_id'])
    })

    this.schema.createTable('content_sync_faults', (table) => {
      table.string('sync_id', 36).notNullable().references('content_syncs.id').onDelete('CASCADE')
      table.string('page_id', 36).notNullable()
      table.integer('position').notNullable()
      table.string('field', 100).notNullable()
      table.string('message', 500).notNullable()
      table.primary(['sync_id', 'page_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('content_sync_faults')
    this.schema.dropTable('content_sync_pages')
    this.schema.dropTable('content_syncs')
    this.schema.dropTable('content_pages')
    this.schema.dropTable('guides')
  }
}
