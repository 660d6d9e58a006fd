/** The parts of a better-sqlite3 connection that we use. */
export interface SqliteHandle {
  readonly inTransaction: boolean
  /** When the holder of this connection stops waiting for the lock, in milliseconds of `performance.now()`. */
  givesUpAt?: number
  pragma(statement: string): unknown
  prepare(sql: string): unknown
  exec(sql: string): unknown
}

export interface Statement {
  sql: string
  options?: { wait?: boolean }
}
