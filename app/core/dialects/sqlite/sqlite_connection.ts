import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import { databaseFile } from '#app/core/database_file'
import { MAX_WAIT_MS, SqliteClient } from '#app/core/dialects/sqlite/sqlite_client'
import type { SqliteHandle } from '#app/core/dialects/sqlite/sqlite_handle'
import { keepStatements } from '#app/core/services/keep_statements'

/** The SQLite file of this installation, whose folder is created. */
export function sqliteConnection() {
  const filename = databaseFile()
  mkdirSync(dirname(filename), { recursive: true })
  return {
    client: SqliteClient as unknown as 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { acquireTimeoutMillis: MAX_WAIT_MS, afterCreate },
  } satisfies ConnectionConfig
}

type Done = (error: Error | null, handle: SqliteHandle) => void

function afterCreate(handle: SqliteHandle, done: Done) {
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
}
