import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('jobs', (table) => {
      table.string('id', 36).primary()
      table.string('name', 100).notNullable()
      table.text('payload').notNullable()
      table.string('key', 200)
      table.string('state', 10).notNullable()
      table.integer('claims').notNullable()
      table.integer('failures').notNullable()
      table.bigInteger('due_ms').notNullable()
      // Unique, so that jobs of one key run one at a time.
      table.string('running_key', 200).unique()
      // The name of a job that runs on a schedule: one row for each.
      table.string('schedule', 100).unique()
      table.string('error', 500)
      table.bigInteger('failed_ms')
      table.bigInteger('created_ms').notNullable()
      table.index(['state', 'due_ms', 'id'])
      table.index(['key', 'state', 'due_ms', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('jobs')
  }
}
