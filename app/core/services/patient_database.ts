import { existsSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { databaseFile } from '#app/core/database_file'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { patientConnection } from '#app/core/dialects/postgres/postgres_connection'
import { newerVersion, readMigrations } from '#app/core/services/migration_state'
import { requirePreparedPostgres } from '#app/core/services/prepare_postgres'
import { StartRefusal } from '#app/core/start_refusal'

const PATIENT = 'patient'

/**
 * Runs what reads much of the database, on a connection whose statements may take as long as they need.
 * @throws StartRefusal when there is no database, or it does not fit this version
 * @throws DatabaseUnreachable when nobody can connect to it
 */
export async function withPatientConnection<T>(
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  if (!isPostgres(db.connection())) {
    await requirePreparedFile()
    // SQLite has no limit of time.
    return work(db.connection())
  }
  await requirePreparedPostgres()
  db.manager.add(PATIENT, patientConnection())
  try {
    return await work(db.connection(PATIENT))
  } finally {
    await db.manager.close(PATIENT, true)
  }
}

async function requirePreparedFile(): Promise<void> {
  const file = databaseFile()
  if (!existsSync(file)) throw new StartRefusal(`There is no database at ${file} yet.`)
  const { pending, unknown } = await readMigrations()
  if (unknown.length > 0) throw new StartRefusal(newerVersion(unknown, 'DB_FILE to another file'))
  if (pending.length === 0) return
  throw new StartRefusal(
    `The database ${file} is not up to date: it lacks ${pending[0]}. Start Hone on it once (npm start), then run this again.`
  )
}
