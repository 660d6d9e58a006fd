import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { ANY_SESSION, refuseOtherSessions } from '#app/core/dialects/other_sessions'
import { DROP_EVERYTHING } from '#app/core/dialects/postgres/postgres_server'
import { withPostgresSession } from '#app/core/dialects/postgres/postgres_session'
import { tablesIn } from '#app/core/dialects/tables'
import { backupPostgres, dumpFile, majorVersion } from '#app/core/services/backup_postgres'
import { withDatabaseLock } from '#app/core/services/database_lock'
import { migrationFiles, newerVersion } from '#app/core/services/migration_state'
import { findProgram, runOnDatabase, runOnFiles } from '#app/core/services/postgres_programs'
import { StartRefusal } from '#app/core/start_refusal'
import env from '#start/env'

/**
 * Puts a copy in the place of what is in the PostgreSQL database, in one transaction: whenever this is killed, the whole
 * former or the whole new content is there. The replaced content is kept as another copy.
 * @returns where that copy lies, or null where the database was empty
 * @throws StartRefusal when the copy is not sound or too new, PostgreSQL's own programs are missing or too old, or
 *   Hone serves
 */
export async function restorePostgres(source: string): Promise<string | null> {
  const file = statSync(source, { throwIfNoEntry: false })
  if (!file) throw new StartRefusal(`${source} does not exist.`)
  if (!file.isFile()) throw new StartRefusal(`${source} is not a file. Name the copy itself.`)
  const url = env.get('DATABASE_URL') ?? ''
  await withPostgresSession(url, (session) => refuseOtherSessions(session, ANY_SESSION))
  const version = await majorVersion()
  const [restore, psql] = await Promise.all([
    findProgram('pg_restore', version),
    findProgram('psql', version),
  ])
  await refuseUnfit(restore, source)
  const folder = await mkdtemp(join(tmpdir(), 'hone-restore-'))
  try {
    // Read whole before anything is changed: a copy that breaks off in the middle is found here.
    const script = join(folder, 'restore.sql')
    await runOnFiles(restore, ['--no-owner', '--no-privileges', `--file=${script}`, source])
    const before = join(folder, 'before.sql')
    await writeFile(before, DROP_EVERYTHING)
    return await withDatabaseLock(async () => {
      // A server may have started since; another one waits for the lock.
      await withPostgresSession(url, refuseOtherSessions)
      const aside = await keepContent()
      const args = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
      const files = [`--file=${before}`, `--file=${script}`]
      await runOnDatabase(psql, [...args, ...files], url)
      return aside
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function refuseUnfit(restore: string, source: string): Promise<void> {
  const args = ['--data-only', '--table=adonis_schema', '--file=-', source]
  const records = await runOnFiles(restore, args).catch((error: Error) => error)
  if (records instanceof Error) {
    throw new StartRefusal(
      `${source} is no copy that db:backup made of a PostgreSQL database, or it is damaged. Nothing was changed.`
    )
  }
  const applied = records.match(/database\/migrations\/\w+/g) ?? []
  if (applied.length === 0) {
    throw new StartRefusal('This file is not a copy of a Hone database. Nothing was changed.')
  }
  const known = migrationFiles().map(([name]) => name)
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new StartRefusal(newerVersion(unknown, 'DATABASE_URL to another database'))
  }
}

async function keepContent(): Promise<string | null> {
  const tables = await tablesIn(db.connection())
  if (tables.length === 0) return null
  const aside = dumpFile('replaced-')
  await backupPostgres(aside)
  return aside
}
