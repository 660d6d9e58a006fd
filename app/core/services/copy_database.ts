import { existsSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { databaseFile } from '#app/core/database_file'
import { patientConnection } from '#app/core/dialects/postgres/postgres_connection'
import { withAdvisoryLock } from '#app/core/dialects/postgres/postgres_lock'
import { readServer } from '#app/core/dialects/postgres/postgres_server'
import { withPostgresSession } from '#app/core/dialects/postgres/postgres_session'
import { copyRows, type CopiedRows } from '#app/core/services/copy_rows'
import { foreignTables, newerVersion, readMigrations } from '#app/core/services/migration_state'
import { withDatabaseFile } from '#app/core/services/other_database'
import { migratePostgres, refuseUnfitServer } from '#app/core/services/prepare_postgres'
import { StartRefusal } from '#app/core/start_refusal'

const TARGET = 'copied to'
const PATIENCE_MS = 10_000

/**
 * Copies all that the SQLite database holds to an empty PostgreSQL database, in one transaction, and compares every row
 * before it is kept. No other process can open the SQLite database meanwhile.
 * @param tell gets a line for each table
 * @throws StartRefusal when either database is not fit for it, or a row arrived as another one
 */
export async function copyDatabase(url: string, tell: (line: string) => void): Promise<CopiedRows> {
  if (!existsSync(databaseFile())) {
    throw new StartRefusal(`There is no SQLite database at ${databaseFile()}. Nothing was copied.`)
  }
  return withPostgresSession(url, async (session) => {
    refuseUnfitServer(await readServer(session))
    const done = await withAdvisoryLock(session, PATIENCE_MS, () =>
      withDatabaseFile(databaseFile(), (source) => copyFrom(source, url, tell))
    )
    if (!done) throw new StartRefusal('Hone is starting on the PostgreSQL database. Stop it first.')
    return done.result
  })
}

async function copyFrom(source: QueryClientContract, url: string, tell: (line: string) => void) {
  // Refused while another process has the file open: what Hone saved there meanwhile would be left behind.
  await source.rawQuery('pragma locking_mode = exclusive')
  await source.rawQuery('begin exclusive')
  try {
    await refuseUnfitSource(source)
    return await withTarget(url, async (target) => {
      await refuseForeign(target)
      await migratePostgres('migrating the target', url)
      const transaction = await target.transaction()
      try {
        const copied = await copyRows(source, transaction, tell)
        await transaction.commit()
        return copied
      } catch (error) {
        if (!transaction.isCompleted) await transaction.rollback()
        throw error
      }
    })
  } finally {
    await source.rawQuery('rollback')
  }
}

async function withTarget<T>(
  url: string,
  work: (target: QueryClientContract) => Promise<T>
): Promise<T> {
  db.manager.add(TARGET, patientConnection(url))
  try {
    return await work(db.connection(TARGET))
  } finally {
    await db.manager.close(TARGET, true)
  }
}

async function refuseUnfitSource(source: QueryClientContract): Promise<void> {
  const { applied, pending, unknown } = await readMigrations(source)
  if (unknown.length > 0) throw new StartRefusal(newerVersion(unknown, 'DB_FILE to another file'))
  if (applied.length > 0 && pending.length === 0) return
  throw new StartRefusal(
    `The SQLite database ${databaseFile()} is from an older version. Start Hone on it once, stop it, then run this again.`
  )
}

/** What Hone keeps there itself is looked at in the transaction. */
async function refuseForeign(target: QueryClientContract): Promise<void> {
  const { applied, unknown } = await readMigrations(target)
  const tables = applied.length > 0 ? [] : await foreignTables(target)
  if (tables.length > 0 || unknown.length > 0) {
    const what =
      tables.length > 0
        ? `it has the tables ${tables.join(', ')}`
        : newerVersion(unknown, '--to to another database')
    throw new StartRefusal(
      `The target is not empty: ${what}. Nothing was changed. Name an empty database.`
    )
  }
}
