import { BaseSchema } from '@adonisjs/lucid/schema'
import { forgetPastRuns, keepPastRuns } from '#app/core/dialects/past_runs'

/** Analytics find their rows by these times. */
const INDEXES = {
  users_by_time: 'users (created_at)',
  activities_by_time: 'activities (created_at, type, user_id)',
  prompts_by_time: 'prompts (created_at, user_id)',
  runs_by_start: 'runs (created_ms, parent_run_id, user_id)',
  runs_by_end: 'runs (ended_ms, parent_run_id, status)',
  credits_used_by_time: `credit_lines (created_at, kind, amount) where account = 'used'`,
}

/** What was paid and when, and how the runs ended that are removed by now. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payments', (table) => {
      // Of the charge, the refund or the dispute at Stripe.
      table.string('id', 255).primary()
      // Null where the account is gone: the money was paid all the same.
      table.string('user_id', 36).nullable().references('users.id').onDelete('SET NULL').index()
      table.string('kind', 20).notNullable()
      table.integer('cents').notNullable()
      table.boolean('is_live').notNullable()
      table.bigInteger('happened_ms').notNullable().index()
    })

    this.schema.createTable('past_runs', (table) => {
      table.increments('id')
      table.string('user_id', 36).nullable().references('users.id').onDelete('SET NULL').index()
      table.string('status', 20).notNullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('ended_ms').notNullable()
      table.index(['created_ms', 'user_id'])
      table.index(['ended_ms', 'status'])
    })
    for (const statement of keepPastRuns(this.db)) this.schema.raw(statement)

    for (const [name, columns] of Object.entries(INDEXES))
      this.schema.raw(`create index ${name} on ${columns}`)
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
    for (const statement of forgetPastRuns(this.db)) this.schema.raw(statement)
    this.schema.dropTable('past_runs')
    this.schema.dropTable('payments')
  }
}
