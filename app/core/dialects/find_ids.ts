import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { searchWithin } from '#app/core/dialects/postgres/postgres_search'
import { candidates } from '#app/core/dialects/sqlite/sqlite_search_condition'
import { indexTexts, searchApart } from '#app/core/dialects/sqlite/sqlite_search'

/** What Lucid's query builders have in common. */
interface Query {
  whereRaw(sql: string, bindings?: (string | number)[]): unknown
  clearSelect(): { select(column: string): unknown }
  toSQL(): {
    sql: string
    bindings: readonly unknown[]
    toNative(): { sql: string; bindings: readonly unknown[] }
  }
}

interface Wanted {
  userId: string
  table: 'prompts' | 'activities' | 'flows'
  /** In the one form of letters that `search_text` has. */
  text?: string
}

/**
 * The ids that a query finds, in its order, of the rows whose `search_text` contains a text. For
 * conditions that read texts: they cost the thread that answers requests nothing.
 * @throws ApiException 503 when it takes too long.
 */
export async function findIds(query: Query, wanted: Wanted): Promise<string[]> {
  return isPostgres(db.connection()) ? findOnPostgres(query, wanted) : findOnSqlite(query, wanted)
}

async function findOnSqlite(query: Query, { userId, table, text }: Wanted): Promise<string[]> {
  const isIndexed = table === 'prompts' && text !== undefined
  const few = isIndexed ? candidates(userId, text) : null
  if (few) query.whereRaw(few.sql, few.bindings)
  query.whereRaw(`within_time(${table}.id)`)
  if (text !== undefined) query.whereRaw(`instr(${table}.search_text, ?) > 0`, [text])
  query.clearSelect().select(`${table}.id`)
  const { sql, bindings } = query.toSQL().toNative()
  const ids = await searchApart(userId, { sql, bindings: [...bindings] })
  if (isIndexed) void indexTexts(userId)
  return ids
}

async function findOnPostgres(query: Query, { table, text }: Wanted): Promise<string[]> {
  if (text !== undefined) {
    query.whereRaw(`${table}.search_text like ? escape '!'`, [`%${text.replace(/[!%_]/g, '!$&')}%`])
  }
  query.clearSelect().select(`${table}.id`)
  const { sql, bindings } = query.toSQL()
  return searchWithin({ sql, bindings: [...bindings] })
}
