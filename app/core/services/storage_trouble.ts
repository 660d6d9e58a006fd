import { access, constants } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { databaseFile } from '#app/core/database_file'
import { isBusy } from '#app/core/dialects/database_busy'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { isReadOnly } from '#app/core/dialects/postgres/postgres_server'
import { proveWritable } from '#app/core/services/database_health'
import { storageFailure, type StorageFailure } from '#app/core/storage_failure'

type Sentences = Record<StorageFailure, string>

const OF_SQLITE: Sentences = {
  damaged:
    'The database file is damaged. Stop Hone and put a copy back: node ace db:restore <file> (copies lie in the "backups" folder beside the database).',
  unwritable:
    'Hone cannot write to its database. Check the disk, and the permissions of the file and its folder.',
  unreachable: 'Hone cannot open its database.',
}

const OF_POSTGRES: Sentences = {
  damaged: 'The database is damaged.',
  unwritable:
    'Hone cannot write to its database: it is read-only, as a standby is, or its disk is full. Check the PostgreSQL server of DATABASE_URL.',
  unreachable:
    'Hone cannot reach its database. Check that the PostgreSQL server of DATABASE_URL runs.',
}
const CROWDED =
  'All connections to the database are in use. Raise max_connections of PostgreSQL, or run fewer processes.'

const isOnPostgres = () => isPostgres(db.connection())
const sentenceOf = (failure: StorageFailure) => (isOnPostgres() ? OF_POSTGRES : OF_SQLITE)[failure]

/** What this process last saw. Damage of a file stays until a restart; another process sees it by itself. */
let known: StorageFailure | null = null

/**
 * Remembers a failure of the database file, and logs it the first time.
 * @returns whether the error is one
 */
export function noteStorageFailure(error: unknown): boolean {
  const failure = storageFailure(error)
  if (failure) note(failure, error)
  return failure !== null
}

function note(failure: StorageFailure, error: unknown): void {
  if (known === failure || known === 'damaged') return
  known = failure
  const where = isOnPostgres() ? {} : { databaseFile: databaseFile() }
  logger.fatal({ err: error, ...where }, sentenceOf(failure))
}

/**
 * What keeps the database from serving, as a sentence for whoever runs Hone, or null. Writes only
 * where a write failed before.
 */
export async function storageTrouble(): Promise<string | null> {
  return isOnPostgres() ? troubleOfPostgres() : troubleOfFile()
}

async function troubleOfPostgres(): Promise<string | null> {
  try {
    if (await isReadOnly(db.connection())) {
      note('unwritable', new Error('The database is read-only.'))
      return OF_POSTGRES.unwritable
    }
    known = null
    return null
  } catch (error) {
    if (isBusy(error)) return CROWDED
    return troubleOf(error)
  }
}

async function troubleOfFile(): Promise<string | null> {
  if (known === 'damaged') return OF_SQLITE.damaged
  try {
    await access(databaseFile(), constants.R_OK | constants.W_OK)
  } catch (error) {
    note('unwritable', error)
    return OF_SQLITE.unwritable
  }
  try {
    await db.rawQuery('select count(*) from sqlite_master')
    if (known) await proveWritable()
    known = null
    return null
  } catch (error) {
    return troubleOf(error)
  }
}

function troubleOf(error: unknown): string {
  if (noteStorageFailure(error)) return sentenceOf(known ?? 'unwritable')
  logger.error({ err: error }, 'The database does not answer.')
  return 'The database does not answer.'
}
