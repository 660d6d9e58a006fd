import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('runs', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('flow_id', 36).notNullable().references('flows.id').onDelete('CASCADE')
      table.integer('version').notNullable()
      table.string('status', 20).notNullable()
      table.integer('fence').notNullable()
      table.text('inputs').notNullable()
      table.text('result').nullable()
      table.text('error').nullable()
      table.integer('has_result').notNullable()
      table.integer('input_tokens').notNullable()
      table.integer('output_tokens').notNullable()
      table.bigInteger('cost_micros').notNullable()
      table.bigInteger('max_cost_micros').nullable()
      table.integer('event_seq').notNullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('ended_ms').nullable()
      table.index(['user_id', 'id'])
      table.index(['flow_id', 'id'])
    })

    this.schema.createTable('run_steps', (table) => {
      table.string('run_id', 36).notNullable().references('runs.id').onDelete('CASCADE')
      table.string('key', 300).notNullable()
      table.string('node_id', 40).notNullable()
      table.string('status', 20).notNullable()
      table.string('port', 40).nullable()
      table.integer('attempt').notNullable()
      table.text('input').nullable()
      table.text('output').nullable()
      table.text('error').nullable()
      table.integer('input_tokens').notNullable()
      table.integer('output_tokens').notNullable()
      table.bigInteger('cost_micros').nullable()
      table.bigInteger('started_ms').notNullable()
      table.bigInteger('ended_ms').nullable()
      table.primary(['run_id', 'key'])
    })

    this.schema.createTable('run_events', (table) => {
      table.string('run_id', 36).notNullable().references('runs.id').onDelete('CASCADE')
      table.integer('seq').notNullable()
      table.text('data').notNullable()
      table.bigInteger('at_ms').notNullable()
      table.primary(['run_id', 'seq'])
    })
  }

  async down() {
    this.schema.dropTable('run_events')
    this.schema.dropTable('run_steps')
    this.schema.dropTable('runs')
  }
}
