import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { statementsOf } from '#app/core/dialects/statements'

const CLOCK = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint'
const NOW = `select ${CLOCK} as now`

/** Milliseconds since 1970, of the one clock that all processes share. */
export async function databaseTime(trx: TransactionClientContract): Promise<number> {
  if (!isPostgres(trx)) return Date.now()
  const sql = await statementsOf(trx)
  const [row] = await sql.all<{ now: number }>(NOW, [])
  return row!.now
}

/** That time plus some milliseconds, as an SQL expression with one placeholder and its value. */
export const timeAhead = (
  trx: TransactionClientContract,
  milliseconds: number
): { expression: string; value: number } =>
  isPostgres(trx)
    ? { expression: `${CLOCK} + ?::bigint`, value: milliseconds }
    : { expression: '?', value: Date.now() + milliseconds }

const UP_SINCE =
  'select floor(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint as since'

/** Since when the database answers, in milliseconds since 1970. A file always does. */
export async function databaseUpSince(trx: TransactionClientContract): Promise<number> {
  if (!isPostgres(trx)) return -Infinity
  const sql = await statementsOf(trx)
  const [row] = await sql.all<{ since: number }>(UP_SINCE, [])
  return row!.since
}
