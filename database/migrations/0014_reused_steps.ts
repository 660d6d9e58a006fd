import { BaseSchema } from '@adonisjs/lucid/schema'

const BY_CONTENT = `
  create index run_steps_content_key on run_steps (content_key) where content_key is not null`

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('runs', (table) => {
      table.string('replay_of', 36).nullable()
      table.text('options').nullable()
      table.integer('is_free').notNullable().defaultTo(0)
    })
    this.schema.alterTable('run_steps', (table) => {
      table.text('reused').nullable()
      table.string('content_key', 64).nullable()
    })
    this.schema.raw(BY_CONTENT)

    this.schema.createTable('flow_pins', (table) => {
      table.string('flow_id', 36).notNullable().references('flows.id').onDelete('CASCADE')
      table.string('node_id', 40).notNullable()
      table.string('run_id', 36).notNullable().references('runs.id').onDelete('CASCADE')
      table.bigInteger('created_ms').notNullable()
      table.primary(['flow_id', 'node_id'])
    })
  }

  async down() {
    this.schema.dropTable('flow_pins')
    this.schema.raw('drop index run_steps_content_key')
    this.schema.alterTable('run_steps', (table) => table.dropColumns('reused', 'content_key'))
    this.schema.alterTable('runs', (table) => table.dropColumns('replay_of', 'options', 'is_free'))
  }
}
