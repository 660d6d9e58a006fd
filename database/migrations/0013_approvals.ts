import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('approvals', (table) => {
      table.string('token_hash', 64).primary()
      table.string('run_id', 36).notNullable().references('runs.id').onDelete('CASCADE')
      table.string('step_key', 300).notNullable()
      table.text('request').notNullable()
      table.bigInteger('expires_ms').notNullable()
      table.bigInteger('decided_ms').nullable()
      table.string('decision', 20).nullable()
      table.text('content').nullable()
      table.string('reason', 2000).nullable()
      table.string('decider_id', 36).nullable().references('users.id').onDelete('SET NULL')
      table.unique(['run_id', 'step_key'])
    })
  }

  async down() {
    this.schema.dropTable('approvals')
  }
}
