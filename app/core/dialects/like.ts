import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/dialects/is_postgres'

/**
 * The condition that a column, as text, is like a pattern in which a backslash escapes. The letters A to Z are like
 * their small ones, and no others, as SQLite has it.
 */
export function likeCondition(column: string): string {
  if (!isPostgres(db.connection())) return `cast(${column} as text) like ? escape '\\'`
  const folded = (value: string) => `lower(cast(${value} as text) collate "C")`
  return `${folded(column)} like ${folded('?')} escape '\\'`
}
