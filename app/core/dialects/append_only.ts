import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

type Client = Pick<QueryClientContract, 'dialect'>

/** The statements that make a database refuse each change and each deletion of a row of a table. */
export function appendOnly(client: Client, table: string): string[] {
  return isPostgres(client) ? onPostgres(table) : onSqlite(table)
}

/** The statements that allow them again. Dropping the table does so, too, except for the function on PostgreSQL. */
export function notAppendOnly(client: Client, table: string): string[] {
  if (!isPostgres(client)) return CHANGES.map((change) => `drop trigger ${nameOf(table, change)}`)
  return [
    ...CHANGES.map((change) => `drop trigger ${nameOf(table, change)} on ${table}`),
    `drop trigger ${table}_no_truncate on ${table}`,
    `drop function ${table}_append_only()`,
  ]
}

const CHANGES = ['update', 'delete'] as const

const nameOf = (table: string, change: string) => `${table}_no_${change}`

function onSqlite(table: string): string[] {
  return CHANGES.map(
    (change) => `create trigger ${nameOf(table, change)} before ${change} on ${table}
      begin select raise(abort, '${table} is append-only'); end`
  )
}

function onPostgres(table: string): string[] {
  return [
    `create function ${table}_append_only() returns trigger language plpgsql as
      $$ begin raise exception '${table} is append-only' using errcode = '23001'; end $$`,
    ...CHANGES.map(
      (change) => `create trigger ${nameOf(table, change)} before ${change} on ${table}
        for each row execute function ${table}_append_only()`
    ),
    `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function ${table}_append_only()`,
  ]
}
