import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { PostgresClient } from '#app/core/dialects/postgres_client'
import env from '#start/env'

/** Connections per process. A write of a person holds one for as long as its transaction. */
const MAX_CONNECTIONS = 10
/** Milliseconds. */
const ACQUIRE_TIMEOUT = 5000
const SETTINGS = `
  set application_name = 'hone';
  set time zone 'UTC';
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
  return {
    client: PostgresClient as unknown as 'pg',
    connection: { connectionString: env.get('DATABASE_URL') },
    pool: { min: 0, max: MAX_CONNECTIONS, acquireTimeoutMillis: ACQUIRE_TIMEOUT, afterCreate },
  } satisfies ConnectionConfig
}

type Done = (error: Error | null, connection: pg.Client) => void

function afterCreate(connection: pg.Client, done: Done) {
  connection.query(SETTINGS).then(
    () => done(null, connection),
    (error: Error) => done(error, connection)
  )
}
