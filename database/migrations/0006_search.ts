import { BaseSchema } from '@adonisjs/lucid/schema'
import { CREATE_SEARCH, DROP_SEARCH } from '#app/core/dialects/sqlite_search_schema'

/** Texts that are there already are put into the index by the first search of their owner. */
export default class extends BaseSchema {
  async up() {
    for (const statement of CREATE_SEARCH) this.schema.raw(statement)
  }

  async down() {
    for (const statement of DROP_SEARCH) this.schema.raw(statement)
  }
}
