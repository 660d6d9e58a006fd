import Runner from 'knex/lib/execution/runner.js'
import { DatabaseBusy } from '#app/core/dialects/database_busy'
import type { SqliteHandle } from '#app/core/dialects/sqlite/sqlite_handle'

/** The parts of the client that its runner uses. */
interface ReadingClient {
  transacting: boolean
  isWriterFree: boolean
  reader(): Promise<SqliteHandle>
}

interface Builder {
  _connection?: unknown
  /** Of a query builder. */
  _method?: string
  /** Of a raw query. */
  sql?: unknown
  _options?: { wait?: boolean }[]
}

const READS = ['select', 'first', 'pluck']

/** Sends reads outside a transaction to the connection for reads. */
export class SqliteRunner extends Runner {
  declare client: ReadingClient
  declare builder: Builder

  override async ensureConnection(
    run: (runner: this, more: unknown) => unknown,
    more: unknown
  ): Promise<unknown> {
    const isBound = this.client.transacting || this.connection || this.builder._connection
    if (!isBound) {
      if (isRead(this.builder)) {
        this.connection = await this.client.reader()
        return run(this, more)
      }
      if (!waits(this.builder) && !this.client.isWriterFree) {
        throw new DatabaseBusy('Another write is underway.')
      }
    }
    return super.ensureConnection(run, more)
  }
}

function isRead({ _method, sql }: Builder): boolean {
  if (typeof sql === 'string') return /^\s*select\b/i.test(sql)
  return _method !== undefined && READS.includes(_method)
}

const waits = ({ _options }: Builder) => !_options?.some(({ wait }) => wait === false)
