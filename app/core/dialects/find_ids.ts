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

/** The columns that a search in a table looks through. A search for runs or batches joins their flows. */
const SEARCHED = {
  prompts: ['prompts.search_text'],
  activities: ['activities.search_text'],
  flows: ['flows.search_text'],
  runs: ['flows.search_text', 'runs.search_text'],
  batches: ['flows.search_text', 'batches.search_text'],
} as const

interface Wanted {
  userId: string
  table: keyof typeof SEARCHED
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
  if (text !== undefined)
    whereAny(query, table, { sql: (column) => `instr(${column}, ?) > 0`, text })
  query.clearSelect().select(`${table}.id`)
  const { sql, bindings } = query.toSQL().toNative()
  const ids = await searchApart(userId, { sql, bindings: [...bindings] })
  if (isIndexed) void indexTexts(userId)
  return ids
}

async function findOnPostgres(query: Query, { table, text }: Wanted): Promise<string[]> {
  if (text !== undefined) {
    const like = `%${text.replace(/[!%_]/g, '!$&')}%`
    whereAny(query, table, { sql: (column) => `${column} like ? escape '!'`, text: like })
  }
  query.clearSelect().select(`${table}.id`)
  const { sql, bindings } = query.toSQL()
  return searchWithin({ sql, bindings: [...bindings] })
}

interface Condition {
  sql: (column: string) => string
  text: string
}

function whereAny(query: Query, table: Wanted['table'], { sql, text }: Condition): void {
  const columns = SEARCHED[table]
  const any = columns.map(sql).join(' or ')
  query.whereRaw(
    `(${any})`,
    columns.map(() => text)
  )
}
