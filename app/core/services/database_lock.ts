import { setTimeout as pause } from 'node:timers/promises'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { databaseFile } from '#app/core/database_file'
import { withDatabaseFile } from '#app/core/services/other_database'
import { StartRefusal } from '#app/core/start_refusal'

const PATIENCE_MS = 60_000
const PAUSE_MS = 50

/**
 * Runs `work` while no other process makes, migrates or replaces the database. The lock is on an
 * empty SQLite file beside it, so the system drops it with the process, however that ends.
 * @throws StartRefusal when another process holds the lock for longer than `patienceMs`
 */
export async function withDatabaseLock<T>(
  work: () => Promise<T>,
  patienceMs = PATIENCE_MS
): Promise<T> {
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
