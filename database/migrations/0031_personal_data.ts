import { BaseSchema } from '@adonisjs/lucid/schema'
import { allowNameless, refuseNameless } from '#app/core/dialects/nameless_lines'

/** The end of an account, and the file of all that a person has, in parts. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      // When the account is erased, unless its owner keeps it.
      table.bigInteger('deletion_due_ms').nullable().index()
      // Set once the erasure has begun, which nothing takes back.
      table.string('erasure_key', 36).nullable()
    })
    for (const statement of allowNameless(this.db)) this.schema.raw(statement)

    this.schema.createTable('account_exports', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('status', 20).notNullable()
      table.integer('done_rows').notNullable()
      table.integer('total_rows').notNullable()
      table.bigInteger('bytes').notNullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('ended_ms').nullable()
      table.index(['user_id', 'id'])
      table.index(['created_ms'])
    })

    this.schema.createTable('account_export_parts', (table) => {
      table
        .string('export_id', 36)
        .notNullable()
        .references('account_exports.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      // Base64, so that a copy of the database is text as all of it.
      table.text('data').notNullable()
      table.primary(['export_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('account_export_parts')
    this.schema.dropTable('account_exports')
    for (const statement of refuseNameless(this.db)) this.schema.raw(statement)
    this.schema.alterTable('users', (table) => {
      table.dropIndex(['deletion_due_ms'])
      table.dropColumns('deletion_due_ms', 'erasure_key')
    })
  }
}
