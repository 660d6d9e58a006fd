import { constants, existsSync } from 'node:fs'
import { copyFile, link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { timeStamp } from '#app/core/services/backup_database'
import { withDatabaseFile } from '#app/core/services/other_database'
import { asideOf } from '#app/core/services/restore_leftovers'
import { plainReason } from '#app/core/start_errors'
import { StartRefusal } from '#app/core/start_refusal'
import { storageFailure } from '#app/core/storage_failure'

/** What SQLite keeps beside a database. Left there, it would be applied to the next file of that name. */
export const SIDE_FILES = ['-wal', '-shm', '-journal']

/**
 * Puts `draft`, a single file, in the place of a database with one rename, and keeps what it
 * replaces under a name of its own.
 * @returns where the replaced file lies, or null where there was none
 * @throws StartRefusal when another process has the database open
 */
export async function swapDatabase(target: string, draft: string): Promise<string | null> {
  const aside = asideOf(target, timeStamp())
  const isSingleFile = existsSync(target) && (await foldJournal(target))
  const isReplaced = existsSync(target)
  if (isReplaced) await keepAs(target, aside)
  for (const ending of SIDE_FILES) {
    if (!existsSync(target + ending)) continue
    if (!isSingleFile) await keepAs(target + ending, aside + ending)
    await rm(target + ending)
  }
  await syncFolder(target)
  await rename(draft, target)
  await syncFolder(target)
  return isReplaced ? aside : null
}

/**
 * Brings what is in the journal into the file, which only works where nobody else has it open.
 * @returns whether that could be done; a damaged file stays as it is
 */
async function foldJournal(target: string): Promise<boolean> {
  try {
    await withDatabaseFile(target, async (client) => {
      await client.rawQuery('pragma busy_timeout = 0')
      await client.rawQuery('pragma locking_mode = exclusive')
      await client.rawQuery('begin exclusive')
      await client.rawQuery('commit')
      await client.rawQuery('pragma journal_mode = delete')
    })
    return true
  } catch (error) {
    if (storageFailure(error) === 'damaged') return false
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
      throw new StartRefusal(
        'The database is in use. Stop Hone (and any database tool), then run this again. Nothing was changed.'
      )
    }
    throw new StartRefusal(plainReason(error) ?? String(error))
  }
}

/** A second name for the same file, or a copy on file systems that know no second names. */
async function keepAs(file: string, name: string): Promise<void> {
  try {
    await link(file, name)
  } catch {
    await copyFile(file, name, constants.COPYFILE_EXCL)
    await syncFile(name)
  }
}

/** Waits until the content of a file is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Waits until the names in a folder are on the disk. Windows cannot open a folder, and needs not. */
async function syncFolder(inside: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dirname(inside), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
