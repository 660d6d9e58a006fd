import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

type Client = Pick<QueryClientContract, 'dialect'>

/** The statements that make SQLite keep only whole numbers in some columns. PostgreSQL does so by their type. */
export function wholeNumbers(client: Client, table: string, columns: string[]): string[] {
  if (isPostgres(client)) return []
  const isOther = columns.map((column) => `typeof(new.${column}) <> 'integer'`).join(' or ')
  return CHANGES.map(
    (
      change
    ) => `create trigger ${nameOf(table, change)} before ${change} on ${table} when ${isOther}
      begin select raise(abort, '${table} keeps whole numbers only'); end`
  )
}

/** The statements that allow others again. */
export function anyNumbers(client: Client, table: string): string[] {
  if (isPostgres(client)) return []
  return CHANGES.map((change) => `drop trigger ${nameOf(table, change)}`)
}

const CHANGES = ['insert', 'update'] as const

const nameOf = (table: string, change: string) => `${table}_whole_on_${change}`
