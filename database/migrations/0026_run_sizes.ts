import { BaseSchema } from '@adonisjs/lucid/schema'

/** What runs take up and how they fail is known without reading their steps. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('runs', (table) => {
      table.bigInteger('stored_bytes').notNullable().defaultTo(0)
      table.integer('ended_steps').notNullable().defaultTo(0)
      // Whether its own flow made it fail.
      table.integer('failed_itself').notNullable().defaultTo(0)
    })
    this.schema.raw(`
      update runs set
        stored_bytes = octet_length(inputs) + (
          select coalesce(sum(coalesce(octet_length(input), 0) + coalesce(octet_length(output), 0)), 0)
          from run_steps where run_id = runs.id),
        ended_steps = (
          select count(*) from run_steps where run_id = runs.id and ended_ms is not null)`)
    // All that `findUse` reads.
    this.schema.raw(
      'create index runs_use on runs (user_id, ended_ms, stored_bytes, failed_itself, status, parent_run_id)'
    )
    this.schema.raw(
      'create index runs_ended on runs (ended_ms) where ended_ms is not null and parent_run_id is null'
    )
  }

  async down() {
    this.schema.raw('drop index runs_ended')
    this.schema.raw('drop index runs_use')
    this.schema.alterTable('runs', (table) =>
      table.dropColumns('stored_bytes', 'ended_steps', 'failed_itself')
    )
  }
}
