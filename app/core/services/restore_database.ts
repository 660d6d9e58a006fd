import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { databaseFile } from '#app/core/database_file'
import { timeStamp } from '#app/core/services/backup_database'
import { brokenParts } from '#app/core/services/database_health'
import { readMigrations } from '#app/core/services/migration_state'
import { withDatabaseFile } from '#app/core/services/other_database'
import { newerVersion } from '#app/core/services/prepare_database'
import { plainReason } from '#app/core/start_errors'
import { StartRefusal } from '#app/core/start_refusal'

const SIDE_FILES = ['', '-wal', '-shm']

/**
 * Puts a copy in the place of the database. The replaced file is kept beside it.
 * @returns where the replaced file lies now, or null where there was none
 * @throws StartRefusal when the copy is not sound or too new, or the database is in use
 */
export async function restoreDatabase(source: string): Promise<string | null> {
  const target = databaseFile()
  if (!existsSync(source)) throw new StartRefusal(`${source} does not exist.`)
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.restored`
  try {
    await copyFile(source, draft)
    await withDatabaseFile(draft, refuseUnfit)
    return await replace(target, draft)
  } finally {
    for (const ending of SIDE_FILES) await rm(draft + ending, { force: true })
  }
}

async function refuseUnfit(copy: Parameters<typeof brokenParts>[0]): Promise<void> {
  const broken = await brokenParts(copy, 'integrity_check').catch((error: Error) => error.message)
  if (broken) throw new StartRefusal(`This copy is damaged (${broken}). Nothing was changed.`)
  const { applied, unknown } = await readMigrations(copy)
  if (applied.length === 0) {
    throw new StartRefusal('This file is no database of Hone. Nothing was changed.')
  }
  if (unknown.length > 0) throw new StartRefusal(newerVersion(unknown))
}

async function replace(target: string, draft: string): Promise<string | null> {
  if (!existsSync(target)) {
    await rename(draft, target)
    return null
  }
  await refuseInUse(target)
  const aside = `${target}.replaced-${timeStamp()}`
  for (const ending of SIDE_FILES) {
    if (existsSync(target + ending)) await rename(target + ending, aside + ending)
  }
  await rename(draft, target)
  return aside
}

/** Only one process can have a file alone, so this fails while a server holds it. */
async function refuseInUse(target: string): Promise<void> {
  try {
    await withDatabaseFile(target, async (client) => {
      await client.rawQuery('pragma busy_timeout = 0')
      await client.rawQuery('pragma locking_mode = exclusive')
      await client.rawQuery('begin exclusive')
      await client.rawQuery('commit')
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
      throw new StartRefusal(
        'The database is in use. End Hone (and any database tool) first, then run this again. Nothing was changed.'
      )
    }
    throw new StartRefusal(plainReason(error) ?? String(error))
  }
}
