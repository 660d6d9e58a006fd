import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { statementsOf } from '#app/core/dialects/statements'

const NOW = 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now'

/** Milliseconds since 1970, of the one clock that all processes share. */
export async function databaseTime(trx: TransactionClientContract): Promise<number> {
  if (!isPostgres(trx)) return Date.now()
  const sql = await statementsOf(trx)
  const [row] = await sql.all<{ now: number }>(NOW, [])
  return row!.now
}
