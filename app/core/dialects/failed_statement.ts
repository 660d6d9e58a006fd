import {
  codeOf,
  connectionProblem,
  DatabaseUnreachable,
  isConnectionLost,
} from '#app/core/dialects/postgres/postgres_problems'

const READ_ONLY = '25006'

export interface Connection {
  /** Knex opens another connection in the place of one that has this. */
  __knex__disposed?: unknown
}

/**
 * What a statement on PostgreSQL fails with, whether Knex sent it or it was prepared. A connection that is lost, or that
 * only reads, is replaced.
 * @param url the address of the database
 */
export function failedStatement(error: unknown, connection: Connection, url: string): unknown {
  // After a failover the address may lead to another server, which a new connection finds.
  if (codeOf(error) === READ_ONLY) connection.__knex__disposed = error
  if (!isConnectionLost(error)) return withoutContents(error)
  connection.__knex__disposed = error
  return new DatabaseUnreachable(connectionProblem(error, url), { cause: error })
}

/** PostgreSQL repeats the row that it refuses, and errors are logged. */
function withoutContents(error: unknown): unknown {
  if (error instanceof Error) Object.assign(error, { detail: undefined, where: undefined })
  return error
}
