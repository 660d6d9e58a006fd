import { existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { databaseFile } from '#app/core/database_file'
import { brokenParts } from '#app/core/services/database_health'
import { withDatabaseLock } from '#app/core/services/database_lock'
import { newerVersion, readMigrations } from '#app/core/services/migration_state'
import { withDatabaseFile } from '#app/core/services/other_database'
import { missingColumns, tablesOf } from '#app/core/services/promised_tables'
import { draftOf, removeLeftovers } from '#app/core/services/restore_leftovers'
import { SIDE_FILES, swapDatabase, syncFile } from '#app/core/services/swap_database'
import { StartRefusal } from '#app/core/start_refusal'

/**
 * Puts a copy in the place of the database. The replaced file is kept beside it. Whenever this
 * is killed, the whole former or the whole new database is in place.
 * @returns where the replaced file lies now, or null where there was none
 * @throws StartRefusal when the copy is not sound or too new, or the database is in use
 */
export async function restoreDatabase(source: string): Promise<string | null> {
  const target = databaseFile()
  refuseWrongSource(source, target)
  await mkdir(dirname(target), { recursive: true })
  return withDatabaseLock(async () => {
    await removeLeftovers(target)
    const draft = draftOf(target)
    try {
      await copyWithJournal(source, draft)
      await withDatabaseFile(draft, refuseUnfit)
      await syncFile(draft)
      return await swapDatabase(target, draft)
    } finally {
      for (const ending of ['', ...SIDE_FILES]) await rm(draft + ending, { force: true })
    }
  })
}

function refuseWrongSource(source: string, target: string): void {
  const file = statSync(source, { throwIfNoEntry: false })
  if (!file) throw new StartRefusal(`${source} does not exist.`)
  if (!file.isFile()) {
    throw new StartRefusal(`${source} is not a file. Name the copy itself, such as a file in it.`)
  }
  const own = statSync(target, { throwIfNoEntry: false })
  const isOwn = own?.ino === file.ino && own.dev === file.dev
  if (isOwn || source === draftOf(target)) {
    throw new StartRefusal(`${source} is no copy but the database itself. Name a copy of it.`)
  }
}

/** A file that was copied by hand may have its latest changes in a journal beside it. */
async function copyWithJournal(source: string, draft: string): Promise<void> {
  await copyFile(source, draft)
  if (existsSync(`${source}-wal`)) await copyFile(`${source}-wal`, `${draft}-wal`)
}

async function refuseUnfit(copy: Parameters<typeof brokenParts>[0]): Promise<void> {
  const broken = await brokenParts(copy, 'integrity_check').catch((error: Error) => error.message)
  if (broken) throw new StartRefusal(`This copy is damaged (${broken}). Nothing was changed.`)
  const { applied, unknown } = await readMigrations(copy)
  if (applied.length === 0) {
    throw new StartRefusal('This file is not a Hone database. Nothing was changed.')
  }
  if (unknown.length > 0) throw new StartRefusal(newerVersion(unknown, 'DB_FILE to another file'))
  const missing = await missingColumns(copy, applied)
  if (missing.length > 0) {
    throw new StartRefusal(
      `This file is not a complete Hone database: it lacks ${tablesOf(missing)}. Nothing was changed.`
    )
  }
  // What is in a journal moves into the file, because only the file is put in place.
  await copy.rawQuery('pragma journal_mode = delete')
}
