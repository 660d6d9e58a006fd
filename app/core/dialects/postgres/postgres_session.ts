import pg from 'pg'
import {
  connectionProblem,
  DatabaseUnreachable,
} from '#app/core/dialects/postgres/postgres_problems'

/** Milliseconds. */
export const CONNECT_TIMEOUT = 4000

/**
 * One connection of its own, without any limit of time, for as long as `work` needs it.
 * @throws DatabaseUnreachable with a sentence that says what to do
 */
export async function withPostgresSession<T>(
  url: string,
  work: (session: pg.Client) => Promise<T>
): Promise<T> {
  const session = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  })
  // A connection that is lost fails the statement that uses it. Without a listener it would end the process.
  session.on('error', () => undefined)
  try {
    await session.connect()
  } catch (error) {
    throw new DatabaseUnreachable(connectionProblem(error, url), { cause: error })
  }
  try {
    await session.query("set application_name = 'hone'; set time zone 'UTC'")
    return await work(session)
  } finally {
    await session.end().catch(() => undefined)
  }
}
