import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** "hone" in ASCII. Advisory locks belong to one database. */
const LOCK = 0x686f6e65
const PAUSE_MS = 50

/**
 * Runs `work` while no other process holds the lock of this database. PostgreSQL drops the lock with the connection,
 * however that ends.
 * @returns null when another process holds it for longer than `patienceMs`
 */
export async function withAdvisoryLock<T>(
  session: Client,
  patienceMs: number,
  work: () => Promise<T>
): Promise<{ result: T } | null> {
  const deadline = performance.now() + patienceMs
  while (!(await take(session))) {
    if (performance.now() >= deadline) return null
    await pause(PAUSE_MS)
  }
  try {
    return { result: await work() }
  } finally {
    await session.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
  }
}

async function take(session: Client): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [LOCK]
  )
  return rows[0].taken
}
