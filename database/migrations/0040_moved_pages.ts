import { BaseSchema } from '@adonisjs/lucid/schema'

const PAGE =
  'page_id, source, target_id, last_edited_at, read_ms, properties_hash, content_hash, target_version, is_archived'
const SYNCED = 'sync_id, page_id, source, outcome, title, url, target_id'
const FAULT = 'sync_id, page_id, position, field, message'

/** A page that was moved is known in both data sources: archived in one, and live in the other. */
export default class extends BaseSchema {
  async up() {
    this.#setAside()
    this.#create(true)
    this.schema.raw(`insert into content_pages (${PAGE}) select ${PAGE} from content_pages_before`)
    this.schema.raw(
      `insert into content_sync_pages (${SYNCED}) select ${SYNCED} from content_sync_pages_before`
    )
    this.schema.raw(`
      insert into content_sync_faults (${FAULT}, source)
      select fault.sync_id, fault.page_id, fault.position, fault.field, fault.message, page.source
      from content_sync_faults_before as fault
      join content_sync_pages as page on page.sync_id = fault.sync_id and page.page_id = fault.page_id`)
    this.#forget()
  }

  async down() {
    this.#setAside()
    this.#create(false)
    this.schema.raw(`
      insert into content_pages (${PAGE}) select ${PAGE} from content_pages_before as one
      where not exists (
        select 1 from content_pages_before as other where other.page_id = one.page_id and (
          (one.is_archived and not other.is_archived) or
          (one.is_archived = other.is_archived and other.source > one.source)))`)
    this.schema.raw(`
      insert into content_sync_pages (${SYNCED}) select ${SYNCED} from content_sync_pages_before as one
      where not exists (
        select 1 from content_sync_pages_before as other
        where other.sync_id = one.sync_id and other.page_id = one.page_id
        and other.source > one.source)`)
    this.schema.raw(`
      insert into content_sync_faults (${FAULT}) select ${FAULT} from content_sync_faults_before as fault
      where exists (
        select 1 from content_sync_pages as page
        where page.sync_id = fault.sync_id and page.page_id = fault.page_id
        and page.source = fault.source)`)
    this.#forget()
  }

  #setAside() {
    for (const table of ['content_pages', 'content_sync_pages', 'content_sync_faults']) {
      this.schema.raw(`create table ${table}_before as select * from ${table}`)
      this.schema.dropTable(table)
    }
  }

  #forget() {
    for (const table of ['content_pages', 'content_sync_pages', 'content_sync_faults'])
      this.schema.dropTable(`${table}_before`)
  }

  #create(bySource: boolean) {
    const source = bySource ? ['source'] : []
    this.schema.createTable('content_pages', (table) => {
      table.string('page_id', 36).notNullable()
      table.string('source', 20).notNullable()
      // The template or guide that it became.
      table.string('target_id', 100).notNullable()
      table.string('last_edited_at', 40).notNullable()
      table.bigInteger('read_ms').notNullable()
      table.string('properties_hash', 64).notNullable()
      table.string('content_hash', 64).notNullable()
      table.integer('target_version').notNullable()
      table.boolean('is_archived').notNullable()
      table.primary(['page_id', ...source])
      table.index(['source', 'is_archived', 'page_id'])
    })
    this.schema.createTable('content_sync_pages', (table) => {
      table.string('sync_id', 36).notNullable().references('content_syncs.id').onDelete('CASCADE')
      table.string('page_id', 36).notNullable()
      table.string('source', 20).notNullable()
      table.string('outcome', 20).notNullable()
      table.string('title', 200).notNullable()
      table.string('url', 500).nullable()
      table.string('target_id', 100).nullable()
      table.primary(['sync_id', 'page_id', ...source])
      table.index(['sync_id', 'outcome', 'page_id'])
    })
    this.schema.createTable('content_sync_faults', (table) => {
      table.string('sync_id', 36).notNullable().references('content_syncs.id').onDelete('CASCADE')
      table.string('page_id', 36).notNullable()
      if (bySource) table.string('source', 20).notNullable()
      table.integer('position').notNullable()
      table.string('field', 100).notNullable()
      table.string('message', 500).notNullable()
      table.primary(['sync_id', 'page_id', ...source, 'position'])
    })
  }
}
