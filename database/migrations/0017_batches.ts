import { BaseSchema } from '@adonisjs/lucid/schema'

/** What runs a flow over the rows of a file. How a row stands is known from its run once it has one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('batches', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('flow_id', 36).notNullable().references('flows.id').onDelete('CASCADE')
      table.integer('version').notNullable()
      table.string('name', 200).notNullable()
      table.string('status', 20).notNullable()
      table.text('headers').notNullable()
      table.text('fields').notNullable()
      table.text('columns').notNullable()
      table.bigInteger('max_cost_micros').nullable()
      table.integer('row_count').notNullable()
      table.integer('starts_left').notNullable()
      table.text('error').nullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('ended_ms').nullable()
      table.index(['user_id', 'status'])
      table.index(['flow_id', 'id'])
    })

    this.schema.createTable('batch_rows', (table) => {
      table.string('batch_id', 36).notNullable().references('batches.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.text('cells').notNullable()
      table.string('status', 20).notNullable()
      table.string('run_id', 36).nullable().unique()
      table.text('error').nullable()
      table.primary(['batch_id', 'position'])
      table.index(['batch_id', 'status', 'position'])
    })

    this.schema.alterTable('runs', (table) => {
      table.string('batch_id', 36).nullable()
      table.dropIndex(['flow_id', 'id'])
      table.index(['flow_id', 'batch_id', 'id'])
    })
    this.schema.raw(
      'create index runs_of_batches_in_flight on runs (user_id, batch_id) where batch_id is not null and ended_ms is null'
    )
  }

  async down() {
    this.schema.raw('drop index runs_of_batches_in_flight')
    this.schema.alterTable('runs', (table) => {
      table.dropIndex(['flow_id', 'batch_id', 'id'])
      table.index(['flow_id', 'id'])
      table.dropColumn('batch_id')
    })
    this.schema.dropTable('batch_rows')
    this.schema.dropTable('batches')
  }
}
