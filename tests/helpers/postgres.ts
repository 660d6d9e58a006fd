import { randomBytes } from 'node:crypto'
import pg from 'pg'

const server = process.env.DATABASE_URL ?? ''

/** For `skip` of a test that makes databases of its own on a PostgreSQL server, whichever database the tests run on. */
export const needsPostgres = (): [skip: boolean, reason: string] => [
  server === '',
  'needs a PostgreSQL server: set DATABASE_URL',
]

/** Runs one statement on a database, by default the one that DATABASE_URL names. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  url = server,
  values: unknown[] = []
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

export interface OwnDatabase {
  name: string
  url: string
  /** For a built server. */
  env: { DB_CONNECTION: string; DATABASE_URL: string }
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>
  /** Ends all connections to it, as a failover does. */
  cut(): Promise<void>
  remove(): Promise<void>
}

/** An empty PostgreSQL database for one test. */
export async function ownDatabase(options = "encoding 'UTF8'"): Promise<OwnDatabase> {
  const name = `hone_${process.pid}_${randomBytes(4).toString('hex')}`
  await query(`create database ${name} template template0 ${options}`)
  const url = urlOf({ pathname: `/${name}` })
  const cut = async () => {
    await query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  }
  return {
    ...{ name, url, cut },
    env: { DB_CONNECTION: 'postgres', DATABASE_URL: url },
    query: (sql) => query(sql, url),
    remove: async () => void (await query(`drop database if exists ${name} with (force)`)),
  }
}

/** The address of the server of the tests with some parts of it replaced. */
export const urlOf = (parts: Partial<URL>): string => Object.assign(new URL(server), parts).href
