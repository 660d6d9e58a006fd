import { existsSync, statSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { databaseFile } from '#app/core/database_file'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { copyBeforeMigration } from '#app/core/services/backup_database'
import { brokenParts, proveWritable, readEveryTable } from '#app/core/services/database_health'
import { withDatabaseLock } from '#app/core/services/database_lock'
import {
  foreignTables,
  newerVersion,
  readMigrations,
  runMigrations,
} from '#app/core/services/migration_state'
import { withDatabaseFile } from '#app/core/services/other_database'
import { preparePostgres } from '#app/core/services/prepare_postgres'
import { missingColumns, tablesOf } from '#app/core/services/promised_tables'
import { refuseHalfRestored } from '#app/core/services/restore_leftovers'
import { StartRefusal } from '#app/core/start_refusal'
import { storageFailure } from '#app/core/storage_failure'

/** Checked whole on every start; a larger file only before it is changed. */
const QUICK_BYTES = 32 * 1024 * 1024

const PUT_BACK =
  'Put a copy back: node ace db:restore <file> (copies lie in the "backups" folder beside it).'

/**
 * Makes the database fit this version before anything is served: checks it, and brings it
 * up to date after copying it. In development only the checks are done.
 * @throws StartRefusal when the database cannot be used, or belongs to a newer version or another program
 */
export async function prepareDatabase(): Promise<void> {
  if (isPostgres(db.connection())) return preparePostgres()
  refuseFolder()
  await withDatabaseLock(prepare)
}

async function prepare(): Promise<void> {
  await refuseHalfRestored(databaseFile())
  // Our own connection changes the file as soon as it is opened.
  if (existsSync(databaseFile())) await withDatabaseFile(databaseFile(), refuseForeignTables)
  const { applied, pending, unknown } = await readMigrations()
  if (unknown.length > 0) throw new StartRefusal(newerVersion(unknown, 'DB_FILE to another file'))
  const mustMigrate = pending.length > 0 && app.inProduction
  if (mustMigrate || statSync(databaseFile()).size <= QUICK_BYTES) await refuseDamage()
  else await readEveryTable(db.connection())
  await refuseMissingTables(applied)
  await refuseReadOnly()
  if (mustMigrate) await migrate(applied, pending)
  else if (pending.length > 0) console.error('Migrations are pending: node ace migration:run')
}

function refuseFolder(): void {
  if (!statSync(databaseFile(), { throwIfNoEntry: false })?.isDirectory()) return
  throw new StartRefusal(`DB_FILE is a folder: ${databaseFile()}. Name a file in it.`)
}

async function refuseForeignTables(client: QueryClientContract): Promise<void> {
  const { applied } = await readMigrations(client)
  const tables = applied.length > 0 ? [] : await foreignTables(client)
  if (tables.length === 0) return
  throw new StartRefusal(
    `The database file ${databaseFile()} belongs to another program: it has the tables ${tables.join(', ')}. Nothing was changed. Set DB_FILE to another file.`
  )
}

async function refuseDamage(): Promise<void> {
  const broken = await brokenParts(db.connection(), 'quick_check')
  if (broken === null) return
  throw new StartRefusal(
    `The database file ${databaseFile()} is damaged (${broken}). Nothing was changed. ${PUT_BACK}`
  )
}

async function refuseMissingTables(applied: string[]): Promise<void> {
  const missing = await missingColumns(db.connection(), applied)
  if (missing.length === 0) return
  throw new StartRefusal(
    `The database file ${databaseFile()} lacks what Hone keeps in ${tablesOf(missing)}. Nothing was changed. ${PUT_BACK}`
  )
}

async function refuseReadOnly(): Promise<void> {
  try {
    await proveWritable()
  } catch (error) {
    if (storageFailure(error) !== 'unwritable' || isFull(error)) throw error
    throw new StartRefusal(
      `Hone is not allowed to write to the database ${databaseFile()}. Make the file and its folder writable, or set DB_FILE to a place you can write to. (${(error as Error).message})`
    )
  }
}

const isFull = (error: unknown) => (error as { code?: string }).code === 'SQLITE_FULL'

async function migrate(applied: string[], pending: string[]): Promise<void> {
  const copy = applied.length > 0 ? await copyBeforeMigration(pending[0]) : null
  await runMigrations()
  console.error(
    copy
      ? `✓ The database is brought up to date; as it was before it lies in ${copy}`
      : `✓ The database is made: ${databaseFile()}`
  )
}
