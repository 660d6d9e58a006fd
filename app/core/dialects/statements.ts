import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type pg from 'pg'
import { type Connection, failedStatement } from '#app/core/dialects/failed_statement'
import { isPostgres } from '#app/core/dialects/is_postgres'
import env from '#start/env'

export type SqlValue = string | number | null

/** Prepared statements on the connection of a transaction, for the few that are measured. All else goes through Lucid. */
export interface Statements {
  /** @returns how many rows were changed */
  run(sql: string, values: SqlValue[]): Promise<number>
  all<Row>(sql: string, values: SqlValue[]): Promise<Row[]>
  /**
   * What a select ends with so that no other transaction writes the rows of `table` before this one ends. Others may
   * still add rows that refer to them.
   */
  lockRowsOf(table: string): string
}

/** The part of a better-sqlite3 connection that runs statements; each is prepared once. */
interface SqliteConnection {
  prepare(sql: string): {
    run(...values: SqlValue[]): { changes: number }
    all(...values: SqlValue[]): unknown[]
  }
}

/** `?` stands for a value, on both databases. */
export async function statementsOf(trx: TransactionClientContract): Promise<Statements> {
  const { client } = trx.knexClient
  const connection: unknown = await client.acquireConnection()
  return isPostgres(trx)
    ? onPostgres(connection as pg.Client)
    : onSqlite(connection as SqliteConnection)
}

/** Sends one statement that is a transaction by itself, on PostgreSQL. @returns its rows */
export async function preparedStatement<Row>(sql: string, values: SqlValue[]): Promise<Row[]> {
  const { client } = db.connection().getWriteClient()
  const connection: unknown = await client.acquireConnection()
  try {
    return await onPostgres(connection as pg.Client).all<Row>(sql, values)
  } finally {
    await client.releaseConnection(connection)
  }
}

const onSqlite = (connection: SqliteConnection): Statements => ({
  run: async (sql, values) => connection.prepare(sql).run(...values).changes,
  all: async <Row>(sql: string, values: SqlValue[]) =>
    connection.prepare(sql).all(...values) as Row[],
  // Only one transaction writes at a time.
  lockRowsOf: () => '',
})

function onPostgres(connection: pg.Client): Statements {
  async function query(sql: string, values: SqlValue[]) {
    try {
      return await connection.query({ ...preparedAs(sql), values })
    } catch (error) {
      throw failedStatement(error, connection as Connection, env.get('DATABASE_URL') ?? '')
    }
  }
  return {
    run: (sql, values) => query(sql, values).then(({ rowCount }) => rowCount ?? 0),
    all: (sql, values) => query(sql, values).then(({ rows }) => rows),
    lockRowsOf: (table) => ` for no key update of ${table}`,
  }
}

const prepared = new Map<string, { name: string; text: string }>()

/** PostgreSQL numbers its values, and knows a prepared statement by its name. */
function preparedAs(sql: string): { name: string; text: string } {
  const known = prepared.get(sql)
  if (known) return known
  let count = 0
  const text = sql.replaceAll('?', () => `$${++count}`)
  const made = { name: `hone_${prepared.size}`, text }
  prepared.set(sql, made)
  return made
}
