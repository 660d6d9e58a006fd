import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import BetterSqliteClient from 'knex/lib/dialects/better-sqlite3/index.js'
import { DatabaseBusy } from '#app/core/dialects/database_busy'
import type { SqliteHandle, Statement } from '#app/core/dialects/sqlite/sqlite_handle'
import { SqliteRunner } from '#app/core/dialects/sqlite/sqlite_runner'
import { ImmediateTransaction } from '#app/core/dialects/sqlite/sqlite_transaction'

/** Milliseconds that a write waits in all, for the writers before it and for other processes. */
export const MAX_WAIT_MS = 5000
const MAX_PAUSE_MS = 25
/** Milliseconds after which a writer lets everything else in the process have its turn. */
const MAX_STRETCH_MS = 10

/**
 * SQLite with one connection that writes and one that reads. The pool of the first is the queue
 * of writers. Reads never queue: in WAL mode they see what is committed, whoever holds the lock.
 */
export class SqliteClient extends BetterSqliteClient {
  #reader: Promise<SqliteHandle> | undefined
  #lastTurnMs = 0
  /** Of everything else in the process; all writers that arrive meanwhile wait for the same one. */
  #turn: Promise<void> | undefined

  /** Lucid looks the class up among its clients by this name, and hands it to Knex as it is. */
  static override toString() {
    return 'sqlite'
  }

  override transaction(...args: unknown[]) {
    return new ImmediateTransaction(this, ...args)
  }

  override runner(builder: unknown) {
    return new SqliteRunner(this, builder)
  }

  /** The connection for reads. Each statement on it is whole in itself, so all may share it. */
  reader(): Promise<SqliteHandle> {
    this.#reader ??= this.#openReader().catch((error: unknown) => {
      this.#reader = undefined
      throw error
    })
    return this.#reader
  }

  /** Whether a write would begin at once. */
  get isWriterFree(): boolean {
    return this.pool.numUsed() === 0 && this.pool.numPendingAcquires() === 0
  }

  override async acquireConnection(): Promise<SqliteHandle> {
    const givesUpAt = performance.now() + MAX_WAIT_MS
    try {
      await this.#leaveTurn()
      const handle: SqliteHandle = await super.acquireConnection()
      return Object.assign(handle, { givesUpAt })
    } catch (error) {
      if (error instanceof Error && error.name === 'KnexTimeoutError') {
        throw new DatabaseBusy('Too many writes are already waiting.', { cause: error })
      }
      throw error
    }
  }

  /** Repeats a statement that met a lock: it had no effect. The event loop goes on meanwhile. */
  override async _query(handle: SqliteHandle, statement: Statement): Promise<Statement> {
    const end = (!handle.inTransaction && handle.givesUpAt) || performance.now() + MAX_WAIT_MS
    for (let pause = 1; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      try {
        return await super._query(handle, statement)
      } catch (error) {
        if (!mayRepeat(error, handle, statement) || performance.now() + pause > end) throw error
      }
      await sleep(pause)
    }
  }

  override async destroy(): Promise<void> {
    const reader = await this.#reader?.catch(() => undefined)
    this.#reader = undefined
    if (reader) await this.destroyRawConnection(reader)
    await super.destroy()
  }

  /** Statements return at once, so that writers that follow each other would never come back to the event loop. */
  async #leaveTurn(): Promise<void> {
    if (!this.#turn && performance.now() - this.#lastTurnMs < MAX_STRETCH_MS) return
    this.#turn ??= this.#endTurn()
    await this.#turn
  }

  async #endTurn(): Promise<void> {
    await setImmediate()
    this.#lastTurnMs = performance.now()
    this.#turn = undefined
  }

  async #openReader(): Promise<SqliteHandle> {
    const handle = await this.acquireRawConnection()
    try {
      await new Promise<void>((resolve, reject) => {
        const done = (error: Error | null) => (error ? reject(error) : resolve())
        this.config.pool?.afterCreate?.(handle, done)
      })
      handle.pragma('query_only = ON')
      return handle
    } catch (error) {
      await this.destroyRawConnection(handle)
      throw error
    }
  }
}

/** Inside a transaction only its end may be repeated: what was read before may have changed. */
function mayRepeat(error: unknown, handle: SqliteHandle, { sql, options }: Statement): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!code.startsWith('SQLITE_BUSY') || options?.wait === false) return false
  return !handle.inTransaction || /^commit\b/i.test(sql)
}
