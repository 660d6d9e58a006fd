import KnexPostgresClient from 'knex/lib/dialects/postgres/index.js'
import KnexPostgresTransaction from 'knex/lib/dialects/postgres/execution/pg-transaction.js'

/** PostgreSQL through Knex, with transactions that say when their COMMIT failed. */
export class PostgresClient extends KnexPostgresClient {
  /** Lucid looks the class up among its clients by this name, and hands it to Knex as it is. */
  static override toString() {
    return 'pg'
  }

  override transaction(...args: unknown[]) {
    return new CommittedTransaction(this, ...args)
  }
}

/**
 * Knex resolves a transaction whose COMMIT was refused. A serializable transaction is often refused only then, because
 * it met another one.
 */
class CommittedTransaction extends KnexPostgresTransaction {
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
