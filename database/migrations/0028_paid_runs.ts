import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = 'user_id, ended_ms, stored_bytes, failed_itself, status, parent_run_id'

/** Whether a run was paid for is read from the index, too. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index runs_use')
    this.schema.raw(`create index runs_use on runs (${COLUMNS}, is_free)`)
  }

  async down() {
    this.schema.raw('drop index runs_use')
    this.schema.raw(`create index runs_use on runs (${COLUMNS})`)
  }
}
