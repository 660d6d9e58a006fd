import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('model_providers', (table) => {
      table.string('id', 36).primary()
      table.string('name', 80).notNullable().unique()
      table.string('base_url', 500).notNullable()
      table.text('api_key')
      table.string('model', 200)
      table.string('api', 20).notNullable()
      table.double('input_price')
      table.double('output_price')
      table.boolean('is_default').notNullable()
      table.boolean('from_environment').notNullable()
      table.timestamp('last_answer_at')
      table.timestamp('last_error_at')
      table.string('last_error', 40)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('model_calls', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('work_id', 36).notNullable()
      table.string('purpose', 20).notNullable()
      table.string('prompt_id', 36).references('prompts.id').onDelete('SET NULL')
      table.string('provider', 80).notNullable()
      table.string('model', 200).notNullable()
      table.integer('input_tokens').notNullable()
      table.integer('output_tokens').notNullable()
      table.boolean('is_estimate').notNullable()
      table.integer('cost_micros')
      table.integer('first_token_ms')
      table.integer('duration_ms').notNullable()
      table.string('outcome', 40).notNullable()
      table.timestamp('created_at').notNullable()
      table.index(['user_id', 'created_at', 'id'])
      table.index(['created_at'])
      table.index(['prompt_id'])
    })
  }

  async down() {
    this.schema.dropTable('model_calls')
    this.schema.dropTable('model_providers')
  }
}
