import { BaseSchema } from '@adonisjs/lucid/schema'
import {
  CREATE_SEARCH as ON_POSTGRES,
  DROP_SEARCH as OFF_POSTGRES,
} from '#app/core/dialects/postgres/postgres_search_schema'
import { CREATE_SEARCH, DROP_SEARCH } from '#app/core/dialects/sqlite/sqlite_search_schema'
import { isPostgres } from '#app/core/dialects/is_postgres'

/** On SQLite, texts that are there already are put into the index by the first search of their owner. */
export default class extends BaseSchema {
  async up() {
    for (const statement of isPostgres(this.db) ? ON_POSTGRES : CREATE_SEARCH)
      this.schema.raw(statement)
  }

  async down() {
    for (const statement of isPostgres(this.db) ? OFF_POSTGRES : DROP_SEARCH)
      this.schema.raw(statement)
  }
}
