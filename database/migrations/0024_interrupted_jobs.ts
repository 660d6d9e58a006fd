import { BaseSchema } from '@adonisjs/lucid/schema'

/** How often in a row the database kept a job from going on, which is no failure of the job. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('jobs', (table) =>
      table.integer('interruptions').notNullable().defaultTo(0)
    )
  }

  async down() {
    this.schema.alterTable('jobs', (table) => table.dropColumn('interruptions'))
  }
}
