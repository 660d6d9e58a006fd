import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

/** Milliseconds since 1970, of the one clock that all processes share. */
export async function databaseTime(client: QueryClientContract): Promise<number> {
  if (!isPostgres(client)) return Date.now()
  const { rows } = await client.rawQuery<{ rows: [{ now: number }] }>(
    'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now'
  )
  return rows[0].now
}

/** Since when the database answers, in milliseconds since 1970. A file always does. */
export async function databaseUpSince(client: QueryClientContract): Promise<number> {
  if (!isPostgres(client)) return -Infinity
  const { rows } = await client.rawQuery<{ rows: [{ since: number }] }>(
    'select floor(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint as since'
  )
  return rows[0].since
}
