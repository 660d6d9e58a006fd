import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { databaseFile } from '#app/core/database_file'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { withAdvisoryLock } from '#app/core/dialects/postgres/postgres_lock'
import { withPostgresSession } from '#app/core/dialects/postgres/postgres_session'
import { withDatabaseFile } from '#app/core/services/other_database'
import { StartRefusal } from '#app/core/start_refusal'
import env from '#start/env'

const PATIENCE_MS = 60_000
const PAUSE_MS = 50

/**
 * Runs `work` while no other process makes, migrates or replaces the database. However this process ends, the lock
 * ends with it.
 * @throws StartRefusal when another process holds the lock for longer than `patienceMs`
 */
export function withDatabaseLock<T>(work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const isOnPostgres = isPostgres(db.connection())
  return isOnPostgres ? lockPostgres(work, patienceMs) : lockFile(work, patienceMs)
}

async function lockPostgres<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  return withPostgresSession(env.get('DATABASE_URL') ?? '', async (session) => {
    const done = await withAdvisoryLock(session, patienceMs, work)
    if (!done) throw new StartRefusal(HELD)
    return done.result
  })
}

/** The lock is on an empty SQLite file beside the database. */
async function lockFile<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  return withDatabaseFile(`${databaseFile()}.lock`, async (client) => {
    await client.rawQuery('pragma busy_timeout = 0')
    const deadline = performance.now() + patienceMs
    while (!(await take(client))) {
      if (performance.now() >= deadline) throw new StartRefusal(HELD)
      await pause(PAUSE_MS)
    }
    try {
      return await work()
    } finally {
      await client.rawQuery('rollback')
    }
  })
}

const HELD =
  'Another Hone is making, changing or restoring this database. Wait until it is done, then run this again.'

async function take(client: QueryClientContract): Promise<boolean> {
  try {
    await client.rawQuery('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}
