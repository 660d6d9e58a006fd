import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js'
import type { SqliteHandle } from '#app/core/dialects/sqlite/sqlite_handle'

/**
 * Takes the write lock at the beginning: a transaction that reads first and writes later fails
 * without any wait when another process has written in between.
 */
export class ImmediateTransaction extends SqliteTransaction {
  /** Knex goes on with a transaction whose BEGIN failed; this one rejects. */
  override async begin(handle: SqliteHandle): Promise<unknown> {
    try {
      return await this.trxClient.query(handle, 'BEGIN IMMEDIATE;')
    } catch (error) {
      this._completed = true
      throw error
    }
  }

  /** Knex tells its caller nothing when COMMIT fails, for example because the disk is full. */
  override async commit(handle: SqliteHandle, value: unknown): Promise<unknown> {
    const committed = this.trxClient.query(handle, 'COMMIT;')
    this._completed = true
    try {
      const result = await committed
      this._resolver(value)
      return result
    } catch (error) {
      if (handle.inTransaction) handle.exec('ROLLBACK')
      this._rejecter(error)
      throw error
    }
  }
}
