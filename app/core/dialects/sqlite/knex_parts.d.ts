/** The parts of Knex that a dialect of our own extends. Knex has no types for them. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import { Knex } from 'knex'
  import type { SqliteHandle, Statement } from '#app/core/dialects/sqlite/sqlite_handle'

  export default class BetterSqliteClient extends Knex.Client {
    transacting?: boolean
    pool: { numUsed(): number; numPendingAcquires(): number }
    runner(builder: unknown): unknown
    transaction(...args: unknown[]): unknown
    acquireRawConnection(): Promise<SqliteHandle>
    destroyRawConnection(handle: SqliteHandle): Promise<void>
    _query(handle: SqliteHandle, statement: Statement): Promise<Statement>
    destroy(): Promise<void>
  }
}

declare module 'knex/lib/execution/runner.js' {
  export default class Runner {
    constructor(client: unknown, builder: unknown)
    client: unknown
    builder: unknown
    connection: unknown
    ensureConnection(run: (runner: this, more: unknown) => unknown, more: unknown): Promise<unknown>
  }
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  import type { SqliteHandle, Statement } from '#app/core/dialects/sqlite/sqlite_handle'

  export default class SqliteTransaction {
    trxClient: { query(handle: SqliteHandle, sql: string): Promise<Statement> }
    _completed: boolean
    _resolver: (value: unknown) => void
    _rejecter: (error: unknown) => void
    constructor(...args: unknown[])
    begin(handle: SqliteHandle): Promise<unknown>
    commit(handle: SqliteHandle, value: unknown): Promise<unknown>
  }
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import { Knex } from 'knex'

  export default class PostgresClient extends Knex.Client {
    transaction(...args: unknown[]): unknown
    columnCompiler(...args: unknown[]): unknown
    _query(connection: unknown, statement: unknown): Promise<unknown>
  }
}

declare module 'knex/lib/dialects/postgres/schema/pg-columncompiler.js' {
  export default class PostgresColumnCompiler {
    constructor(...args: unknown[])
    varchar(length?: number): string
    text(): string
  }
}

declare module 'knex/lib/dialects/postgres/execution/pg-transaction.js' {
  export default class PostgresTransaction {
    isolationLevel?: string
    trxClient: { query(connection: unknown, sql: string): Promise<unknown> }
    _completed: boolean
    _resolver: (value: unknown) => void
    _rejecter: (error: unknown) => void
    constructor(...args: unknown[])
    begin(connection: unknown): Promise<unknown>
    commit(connection: unknown, value: unknown): Promise<unknown>
  }
}
