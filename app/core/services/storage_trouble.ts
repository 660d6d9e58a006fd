import { access, constants } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { databaseFile } from '#app/core/database_file'
import { proveWritable } from '#app/core/services/database_health'
import { storageFailure, type StorageFailure } from '#app/core/storage_failure'

const SENTENCES: Record<StorageFailure, string> = {
  damaged:
    'The database file is damaged. Stop Hone and put a copy back: node ace db:restore <file> (copies lie in the "backups" folder beside the database).',
  unwritable:
    'Hone cannot write to its database. Check the disk, and the permissions of the file and its folder.',
}

/** What this process last saw. Damage stays until a restart; another process sees it by itself. */
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
  logger.fatal({ err: error, databaseFile: databaseFile() }, SENTENCES[failure])
}

/**
 * What keeps the database from serving, as a sentence for whoever runs Hone, or null. Writes only
 * where a write failed before.
 */
export async function storageTrouble(): Promise<string | null> {
  if (known === 'damaged') return SENTENCES.damaged
  try {
    await access(databaseFile(), constants.R_OK | constants.W_OK)
  } catch (error) {
    note('unwritable', error)
    return SENTENCES.unwritable
  }
  try {
    await db.rawQuery('select count(*) from sqlite_master')
    if (known) await proveWritable()
    known = null
    return null
  } catch (error) {
    if (noteStorageFailure(error)) return SENTENCES[known ?? 'unwritable']
    logger.error({ err: error }, 'The database does not answer.')
    return 'The database does not answer.'
  }
}
