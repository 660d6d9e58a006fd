import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tryouts', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('prompt_id', 36).notNullable().references('prompts.id').onDelete('CASCADE')
      table.integer('version').notNullable()
      table.text('original').notNullable()
      table.json('values').notNullable()
      table.string('provider', 80).notNullable()
      table.string('model', 200).notNullable()
      table.boolean('is_demo').notNullable()
      table.string('first', 10).notNullable()
      table.json('original_answer').notNullable()
      table.json('version_answer').notNullable()
      table.string('vote', 10).nullable()
      table.string('reason', 500).nullable()
      table.timestamp('revealed_at').nullable()
      table.json('judgement').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['user_id', 'vote'])
      table.index(['prompt_id', 'id'])
    })

    this.schema.alterTable('prompts', (table) => {
      table.boolean('worked').nullable()
    })
  }

  async down() {
    this.schema.alterTable('prompts', (table) => {
      table.dropColumn('worked')
    })
    this.schema.dropTable('tryouts')
  }
}
