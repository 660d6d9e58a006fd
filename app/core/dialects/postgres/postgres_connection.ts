import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { PostgresClient } from '#app/core/dialects/postgres/postgres_client'
import { CONNECT_TIMEOUT } from '#app/core/dialects/postgres/postgres_session'
import env from '#start/env'

/** Connections per process. A write of a person holds one for as long as its transaction. */
const MAX_CONNECTIONS = 10
/** Milliseconds. */
const ACQUIRE_TIMEOUT = 5000
/** Milliseconds after which a connection without an answer counts as lost; more than any statement may take. */
const ANSWER_TIMEOUT = 15_000
const SETTINGS = `
  set application_name = 'hone';
  set time zone 'UTC'`
const LIMITS = `
  set statement_timeout = 10000;
  set lock_timeout = 5000;
  set idle_in_transaction_session_timeout = 30000`

const { types } = pg
// Counts and milliseconds fit into a number.
types.setTypeParser(types.builtins.INT8, Number)
// `jsonColumn` parses JSON, on either database.
types.setTypeParser(types.builtins.JSON, String)

/** The PostgreSQL database that DATABASE_URL names. */
export function postgresConnection() {
  const driver = {
    connectionString: env.get('DATABASE_URL'),
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    keepAlive: true,
  }
  const limits = { min: 0, max: MAX_CONNECTIONS, acquireTimeoutMillis: ACQUIRE_TIMEOUT }
  return {
    client: PostgresClient as unknown as 'pg',
    connection: driver,
    pool: { ...limits, afterCreate: setUp(SETTINGS + ';' + LIMITS) },
  } satisfies ConnectionConfig
}

/** One connection whose statements may take as long as they need, for migrations and copies. */
export function patientConnection(url = env.get('DATABASE_URL')) {
  return {
    client: PostgresClient as unknown as 'pg',
    connection: { connectionString: url },
    pool: { min: 0, max: 1, afterCreate: setUp(SETTINGS) },
  } satisfies ConnectionConfig
}

type Done = (error: Error | null, connection: pg.Client) => void

function setUp(settings: string) {
  return (connection: pg.Client, done: Done) => {
    connection.query(settings).then(
      () => done(null, connection),
      (error: Error) => done(error, connection)
    )
  }
}
