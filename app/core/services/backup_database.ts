import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { databaseFile } from '#app/core/database_file'
import { brokenParts } from '#app/core/services/database_health'
import { withDatabaseFile } from '#app/core/services/other_database'
import { StartRefusal } from '#app/core/start_refusal'

const KEPT_COPIES = 5
const BEFORE = '.before-'

export function backupsFolder(): string {
  return join(dirname(databaseFile()), 'backups')
}

/** Now to the millisecond, as part of a file name: 20261121T134500123Z. */
export function timeStamp(): string {
  return new Date().toISOString().replace(/[-:.]/g, '')
}

export function ownName(): string {
  return basename(databaseFile(), extname(databaseFile()))
}

/**
 * Copies the database while it is in use, and checks the copy. The file appears whole or not at all.
 * @returns the size of the copy in bytes
 * @throws StartRefusal when the target exists or the copy is not sound
 */
export async function backupDatabase(target: string): Promise<number> {
  if (existsSync(target)) throw new StartRefusal(`${target} exists already. Choose another name.`)
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.part`
  await rm(draft, { force: true })
  try {
    await db.rawQuery('vacuum into ?', [draft])
    const broken = await withDatabaseFile(draft, (copy) => brokenParts(copy, 'integrity_check'))
    if (broken) throw new StartRefusal(`The copy is damaged (${broken}), so it was not kept.`)
    await rename(draft, target)
  } finally {
    for (const ending of ['', '-journal']) await rm(draft + ending, { force: true })
  }
  const { size } = await stat(target)
  return size
}

/** A copy that is made by itself, before the database changes shape. The newest five are kept. */
export async function copyBeforeMigration(migration: string): Promise<string> {
  const name = `${ownName()}${BEFORE}${basename(migration)}.${timeStamp()}.sqlite3`
  const target = join(backupsFolder(), name)
  await backupDatabase(target)
  await dropOldCopies()
  return target
}

async function dropOldCopies(): Promise<void> {
  const prefix = `${ownName()}${BEFORE}`
  const names = await readdir(backupsFolder())
  const byTime = names
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => stampOf(a).localeCompare(stampOf(b)))
  for (const name of byTime.slice(0, -KEPT_COPIES)) await rm(join(backupsFolder(), name))
}

function stampOf(name: string): string {
  return name.split('.').at(-2) ?? ''
}
