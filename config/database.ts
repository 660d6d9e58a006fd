import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { defineConfig } from '@adonisjs/lucid'
import { databaseFile } from '#app/core/database_file'
import { MAX_WAIT_MS, SqliteClient } from '#app/core/dialects/sqlite_client'
import type { SqliteHandle } from '#app/core/dialects/sqlite_handle'
import { SEARCH_TABLES } from '#app/core/dialects/sqlite_search_schema'
import { keepStatements } from '#app/core/services/keep_statements'

const filename = databaseFile()
mkdirSync(dirname(filename), { recursive: true })

/** For Knex: an error tells the statement and not what was in it, because errors are logged. */
const withoutContents = { compileSqlOnError: false }

export default defineConfig({
  connection: 'sqlite',
  connections: {
    sqlite: {
      client: SqliteClient as unknown as 'better-sqlite3',
      connection: { filename },
      useNullAsDefault: true,
      ...withoutContents,
      pool: {
        acquireTimeoutMillis: MAX_WAIT_MS,
        afterCreate(
          handle: SqliteHandle,
          done: (error: Error | null, handle: SqliteHandle) => void
        ) {
          try {
            handle.pragma('busy_timeout = 5000')
            handle.pragma('journal_mode = WAL')
            handle.pragma('synchronous = FULL')
            handle.pragma('foreign_keys = ON')
            // From here on SqliteClient waits for locks, without holding up the process.
            handle.pragma('busy_timeout = 0')
            keepStatements(handle)
            done(null, handle)
          } catch (error) {
            done(error as Error, handle)
          }
        },
      },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: {
        enabled: true,
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: SEARCH_TABLES,
      },
    },
  },
})
