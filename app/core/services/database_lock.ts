import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { databaseFile } from '#app/core/database_file'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { withAdvisoryLock } from '#app/core/dialects/postgres/postgres_lock'
import { withPostgresSession } from '#app/core/dialects/postgres/postgres_session'
import { openDatabaseFile, withDatabaseFile } from '#app/core/services/other_database'
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
    await takeInTime(client, patienceMs, HELD)
    try {
      return await work()
    } finally {
      await client.rawQuery('rollback')
    }
  })
}

/** @throws StartRefusal when another process holds the lock for longer */
async function takeInTime(
  client: QueryClientContract,
  patienceMs: number,
  refusal: string
): Promise<void> {
  await client.rawQuery('pragma busy_timeout = 0')
  const deadline = performance.now() + patienceMs
  while (!(await take(client))) {
    if (performance.now() >= deadline) throw new StartRefusal(refusal)
    await pause(PAUSE_MS)
  }
}

/** A server that was asked to end answers what it has begun for up to ten seconds. */
const SERVER_PATIENCE_MS = 15_000

/**
 * Reserves the SQLite file for this server until its process ends, however it ends: signals, limits and jobs on SQLite are
 * those of one process. On PostgreSQL many servers may share a database.
 * @throws StartRefusal when another server holds it for longer than `patienceMs`
 */
export async function reserveDatabase(patienceMs = SERVER_PATIENCE_MS): Promise<void> {
  if (isPostgres(db.connection())) return
  const client = openDatabaseFile(`${databaseFile()}.server`)
  await takeInTime(client, patienceMs, SERVED)
}

const SERVED =
  'Another Hone serves this database file. Stop it, or set DB_FILE to another file. On PostgreSQL several servers can share a database.'

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
