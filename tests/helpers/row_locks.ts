import { setImmediate } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** So that a test that fails also ends. */
const MAX_LOOKS = 20_000
const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves once a transaction on PostgreSQL waits for a row that another one has locked. */
export async function untilOneWaits(): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const { rows } = await db.rawQuery<{ rows: unknown[] }>(WAITING)
    if (rows.length > 0) return
    await setImmediate()
  }
  throw new Error('No transaction waits.')
}

/** Locks rows on PostgreSQL. @throws Error 55P03 where another transaction has locked one of them */
export const lockNow = (
  trx: TransactionClientContract,
  table: string,
  which: Record<string, string>
): PromiseLike<unknown> => trx.from(table).where(which).forUpdate().noWait().select('*')
