import type { Knex } from 'knex'
import KnexPostgresClient from 'knex/lib/dialects/postgres/index.js'
import KnexColumnCompiler from 'knex/lib/dialects/postgres/schema/pg-columncompiler.js'
import KnexPostgresTransaction from 'knex/lib/dialects/postgres/execution/pg-transaction.js'
import { DatabaseBusy } from '#app/core/dialects/database_busy'
import {
  codeOf,
  connectionProblem,
  DatabaseUnreachable,
} from '#app/core/dialects/postgres/postgres_problems'
import { failedStatement, type Connection } from '#app/core/dialects/failed_statement'

const NO_CONNECTION_LEFT = '53300'

/**
 * PostgreSQL through Knex, with transactions that say when their BEGIN or COMMIT failed, text that is ordered as
 * on SQLite, and lost connections that are replaced.
 */
export class PostgresClient extends KnexPostgresClient {
  /** Lucid looks the class up among its clients by this name, and hands it to Knex as it is. */
  static override toString() {
    return 'pg'
  }

  override transaction(...args: unknown[]) {
    return new CommittedTransaction(this, ...args)
  }

  override columnCompiler(...args: unknown[]) {
    return new PlainTextColumns(this, ...args)
  }

  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      if (error instanceof Error && error.name === 'KnexTimeoutError') {
        throw new DatabaseBusy('All connections of this process are in use.', { cause: error })
      }
      if (codeOf(error) === NO_CONNECTION_LEFT) throw error
      throw unreachable(error, this.config)
    }
  }

  override async _query(connection: Connection, statement: unknown): Promise<unknown> {
    try {
      return await super._query(connection, statement)
    } catch (error) {
      throw failedStatement(error, connection, addressIn(this.config))
    }
  }
}

function unreachable(error: unknown, config: Knex.Config): DatabaseUnreachable {
  return new DatabaseUnreachable(connectionProblem(error, addressIn(config)), { cause: error })
}

const addressIn = ({ connection }: Knex.Config): string =>
  (connection as Knex.PgConnectionConfig).connectionString ?? ''

/** Text is ordered and compared by its code points, whatever language the database was created for. */
class PlainTextColumns extends KnexColumnCompiler {
  override varchar(length?: number) {
    return `${super.varchar(length)} collate "C"`
  }

  override text() {
    return 'text collate "C"'
  }
}

/**
 * Knex resolves a transaction whose COMMIT was refused, and goes on with one whose BEGIN failed. A serializable
 * transaction is often refused only at its COMMIT, because it met another one.
 */
class CommittedTransaction extends KnexPostgresTransaction {
  override async begin(connection: unknown): Promise<unknown> {
    const mode = this.isolationLevel ? ` TRANSACTION ISOLATION LEVEL ${this.isolationLevel}` : ''
    try {
      return await this.trxClient.query(connection, `BEGIN${mode};`)
    } catch (error) {
      this._completed = true
      throw error
    }
  }

  override async commit(connection: unknown, value: unknown): Promise<unknown> {
    const committed = this.trxClient.query(connection, 'COMMIT;')
    this._completed = true
    try {
      const result = await committed
      this._resolver(value)
      return result
    } catch (error) {
      this._rejecter(error)
      throw error
    }
  }
}
