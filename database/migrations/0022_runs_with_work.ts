import { BaseSchema } from '@adonisjs/lucid/schema'

/** The few runs that have work to do. Each of them must have a job, which is checked every minute. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index runs_with_work on runs (id) where status in ('queued', 'running')`
    )
  }

  async down() {
    this.schema.raw('drop index runs_with_work')
  }
}
