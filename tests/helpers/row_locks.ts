import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { until } from '#tests/helpers/until'

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves once a transaction on PostgreSQL waits for a row that another one has locked. */
export async function untilOneWaits(): Promise<void> {
  await until(async () => (await db.rawQuery<{ rows: unknown[] }>(WAITING)).rows.length > 0)
}

/** Locks rows on PostgreSQL. @throws Error 55P03 where another transaction has locked one of them */
export const lockNow = (
  trx: TransactionClientContract,
  table: string,
  which: Record<string, string>
): PromiseLike<unknown> => trx.from(table).where(which).forUpdate().noWait().select('*')
