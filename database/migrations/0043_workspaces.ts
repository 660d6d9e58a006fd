import { BaseSchema } from '@adonisjs/lucid/schema'
import { isPostgres } from '#app/core/dialects/is_postgres'

/** What the pages of a list of flows are ordered by. */
const ORDERS = { recent: ['last_accessed_at', 'id'], name: ['name_key', 'id'], created: ['id'] }

/** What can be in the workspace of a team, and who put it there. Adding columns this way keeps the tables and their triggers. */
const OWNED = ['prompts', 'flows', 'runs', 'batches']
const COLUMNS = {
  workspace_id: 'references workspaces (id) on delete cascade',
  created_by: 'references users (id) on delete set null',
}

/**
 * Teams work in workspaces. What has no workspace is in the personal workspace of its owner, so that no existing row
 * changes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('workspaces', (table) => {
      table.string('id', 36).primary()
      table.string('name', 80).notNullable()
      table.string('owner_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('memberships', (table) => {
      table.string('workspace_id', 36).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('role', 20).notNullable()
      table.bigInteger('joined_ms').notNullable()
      table.primary(['workspace_id', 'user_id'])
    })

    this.schema.createTable('invitations', (table) => {
      table.string('id', 36).primary()
      table
        .string('workspace_id', 36)
        .notNullable()
        .references('workspaces.id')
        .onDelete('CASCADE')
        .index()
      table.string('token_hash', 64).notNullable().unique()
      table.string('role', 20).notNullable()
      // Only a person with this address may accept; anybody with the link where it is null.
      table.string('email', 254).nullable()
      table.string('user_id', 36).nullable().references('users.id').onDelete('SET NULL').index()
      table.bigInteger('expires_ms').notNullable()
      table.bigInteger('ended_ms').nullable()
      table.timestamp('created_at').notNullable()
    })

    for (const table of OWNED) {
      for (const [name, reference] of Object.entries(COLUMNS))
        this.schema.raw(`alter table ${table} add column ${name} varchar(36) ${reference}`)
      if (table !== 'flows')
        this.schema.raw(
          `create index ${table}_of_workspaces on ${table} (workspace_id, id) where workspace_id is not null`
        )
      this.schema.raw(
        `create index ${table}_by_creator on ${table} (created_by) where created_by is not null`
      )
    }
    this.#indexFlows('user_id, workspace_id')
    for (const [name, columns] of this.#orders())
      this.schema.raw(
        `create index flows_of_workspaces_${name} on flows (workspace_id, ${columns})
         where workspace_id is not null`
      )
  }

  async down() {
    for (const [name] of this.#orders()) this.schema.raw(`drop index flows_of_workspaces_${name}`)
    this.#indexFlows('user_id')
    for (const table of OWNED) {
      if (table !== 'flows') this.schema.raw(`drop index ${table}_of_workspaces`)
      this.schema.raw(`drop index ${table}_by_creator`)
      for (const name of Object.keys(COLUMNS))
        this.schema.raw(`alter table ${table} drop column ${name}`)
    }
    for (const table of ['invitations', 'memberships', 'workspaces']) this.schema.dropTable(table)
  }

  /** A page of the flows of a person is found in an index alone. */
  #indexFlows(owner: string): void {
    for (const [name, columns] of this.#orders()) {
      this.schema.raw(`drop index flows_${name}`)
      this.schema.raw(`create index flows_${name} on flows (${owner}, ${columns})`)
    }
  }

  #orders(): [string, string][] {
    const searched = isPostgres(this.db) ? [] : ['search_text']
    return Object.entries(ORDERS).map(([name, columns]) => [
      name,
      [...columns, 'deleted_at', 'is_favorite', ...searched].join(', '),
    ])
  }
}
