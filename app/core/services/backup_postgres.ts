import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readAddress } from '#app/core/dialects/postgres/postgres_address'
import { withPostgresSession } from '#app/core/dialects/postgres/postgres_session'
import { readServer } from '#app/core/dialects/postgres/postgres_server'
import { backupsFolder, timeStamp } from '#app/core/services/backup_database'
import { findProgram, runOnDatabase, runOnFiles } from '#app/core/services/postgres_programs'
import { syncFile } from '#app/core/services/swap_database'
import { StartRefusal } from '#app/core/start_refusal'
import env from '#start/env'

const url = () => env.get('DATABASE_URL') ?? ''

/** Of the server of DATABASE_URL, such as 15. */
export async function majorVersion(): Promise<number> {
  const { version } = await withPostgresSession(url(), readServer)
  return Math.floor(version / 10_000)
}

/** Where a copy of the PostgreSQL database goes that nobody named. */
export function dumpFile(kind = ''): string {
  const { database } = readAddress(url())
  return join(backupsFolder(), `${database.replace(/\W+/g, '_')}.${kind}${timeStamp()}.dump`)
}

/**
 * Copies the PostgreSQL database as it is at one moment, while it is in use. The file appears whole or not at all.
 * @returns the size of the copy in bytes
 * @throws StartRefusal when the target exists, or PostgreSQL's own programs are missing or too old
 */
export async function backupPostgres(target: string): Promise<number> {
  if (existsSync(target)) throw new StartRefusal(`${target} exists already. Choose another name.`)
  const version = await majorVersion()
  const [dump, restore] = await Promise.all([
    findProgram('pg_dump', version),
    findProgram('pg_restore', version),
  ])
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.part`
  try {
    const plain = ['--no-owner', '--no-privileges', '--no-comments']
    await runOnDatabase(dump, ['--format=custom', ...plain, `--file=${draft}`], url())
    // Reading all of it proves that it is whole.
    await runOnFiles(restore, ['--file=/dev/null', draft])
    await syncFile(draft)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
  const { size } = await stat(target)
  return size
}
