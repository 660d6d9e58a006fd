import { defineConfig } from '@adonisjs/lucid'
import { postgresConnection } from '#app/core/dialects/postgres/postgres_connection'
import { sqliteConnection } from '#app/core/dialects/sqlite/sqlite_connection'
import { SEARCH_TABLES } from '#app/core/dialects/sqlite/sqlite_search_schema'
import env from '#start/env'

/** For Knex: an error tells the statement and not what was in it, because errors are logged. */
const withoutContents = { compileSqlOnError: false }
const migrations = { naturalSort: true, paths: ['database/migrations'] }

const isPostgres = env.get('DB_CONNECTION') === 'postgres'

/** The one database of this installation goes by the same name whatever it is. */
export default defineConfig({
  connection: 'main',
  connections: {
    main: {
      ...(isPostgres ? postgresConnection() : sqliteConnection()),
      ...withoutContents,
      migrations,
      schemaGeneration: {
        // The schema that is committed is read from SQLite.
        enabled: !isPostgres,
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: SEARCH_TABLES,
      },
    },
  },
})
