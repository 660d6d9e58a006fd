import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { readAddress } from '#app/core/dialects/postgres/postgres_address'
import { patientConnection } from '#app/core/dialects/postgres/postgres_connection'
import { withPostgresSession } from '#app/core/dialects/postgres/postgres_session'
import { readServer, type PostgresServer } from '#app/core/dialects/postgres/postgres_server'
import { withDatabaseLock } from '#app/core/services/database_lock'
import {
  foreignTables,
  type MigrationState,
  newerVersion,
  readMigrations,
  runMigrations,
} from '#app/core/services/migration_state'
import { missingTables } from '#app/core/services/promised_tables'
import { StartRefusal } from '#app/core/start_refusal'
import env from '#start/env'

const OLDEST = 150_000
const MIGRATING = 'migrating'

/**
 * Makes a PostgreSQL database fit this version before anything is served. Of processes that start at once, one does it
 * and the others wait.
 * @throws StartRefusal when the database cannot be used, or belongs to a newer version or another program
 * @throws DatabaseUnreachable when nobody can connect to it
 */
export async function preparePostgres(): Promise<void> {
  const server = await fitServer()
  await withDatabaseLock(() => prepare(server))
}

/**
 * For a process that only works on a database that a server prepares. It waits while one does that.
 * @throws StartRefusal when the database cannot be used, or does not fit this version
 * @throws DatabaseUnreachable when nobody can connect to it
 */
export async function requirePreparedPostgres(): Promise<void> {
  const server = await fitServer()
  const { pending } = await withDatabaseLock(() => inspect(server))
  if (pending.length === 0) return
  throw new StartRefusal(
    `The database "${server.database}" is not up to date: it lacks ${pending[0]}${pending.length > 1 ? ` and ${pending.length - 1} more` : ''}. Start Hone on it once (npm start), then run this again.`
  )
}

async function fitServer(): Promise<PostgresServer> {
  const server = await withPostgresSession(env.get('DATABASE_URL') ?? '', readServer)
  refuseUnfitServer(server)
  return server
}

/** @throws StartRefusal when Hone cannot keep its data there */
export function refuseUnfitServer(server: PostgresServer): void {
  const unfit = UNFIT.find(({ isUnfit }) => isUnfit(server))
  if (unfit) throw new StartRefusal(unfit.sentence(server))
}

const UNFIT: {
  isUnfit: (server: PostgresServer) => boolean
  sentence: (server: PostgresServer) => string
}[] = [
  {
    isUnfit: ({ version }) => version < OLDEST,
    sentence: ({ version }) =>
      `Hone needs PostgreSQL 15 or newer. The server of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}: upgrade it, or use another one.`,
  },
  {
    isUnfit: ({ encoding }) => encoding !== 'UTF8',
    sentence: ({ database, encoding }) =>
      `The database "${database}" has the encoding ${encoding}, but Hone needs UTF8. Create another one (CREATE DATABASE hone ENCODING 'UTF8' TEMPLATE template0) and name it in DATABASE_URL.`,
  },
  {
    isUnfit: ({ isReadOnly }) => isReadOnly,
    sentence: ({ database }) =>
      `The database "${database}" is read-only: it is a standby, or set so. Name the primary server in DATABASE_URL.`,
  },
  {
    isUnfit: ({ mayCreateTables }) => !mayCreateTables,
    sentence: ({ user, database, schema }) =>
      `"${user}" is not allowed to create tables in the database "${database}". Allow it: GRANT CREATE ON SCHEMA ${schema ?? 'public'} TO "${user}".`,
  },
  {
    isUnfit: ({ hasTrigrams }) => !hasTrigrams,
    sentence: ({ user, database }) =>
      `The database "${database}" lacks the extension pg_trgm. Add it (CREATE EXTENSION pg_trgm, from the package postgresql-contrib), or let "${user}" add it: GRANT CREATE ON DATABASE "${database}" TO "${user}".`,
  },
]

async function inspect({ database }: PostgresServer): Promise<MigrationState> {
  const state = await readMigrations(db.connection())
  if (state.unknown.length > 0) {
    throw new StartRefusal(newerVersion(state.unknown, 'DATABASE_URL to another database'))
  }
  if (state.applied.length === 0) await refuseForeignTables(database)
  await refuseMissingTables(state.applied, database)
  return state
}

async function prepare(server: PostgresServer): Promise<void> {
  const { applied, pending } = await inspect(server)
  if (pending.length === 0) return
  if (!app.inProduction) return console.error('Migrations are pending: node ace migration:run')
  await migratePostgres(MIGRATING, env.get('DATABASE_URL') ?? '')
  const done = applied.length > 0 ? 'brought up to date' : 'made'
  const { host, port } = readAddress(env.get('DATABASE_URL') ?? '')
  console.error(`✓ The database is ${done}: ${server.database} at ${host}:${port}`)
}

/** Applies what is pending on a connection of its own, whose statements may take as long as they need. */
export async function migratePostgres(name: string, url: string): Promise<void> {
  const { default: config } = await import('#config/database')
  const { migrations } = config.connections.main
  db.manager.add(name, {
    ...patientConnection(url),
    migrations,
    schemaGeneration: { enabled: false },
  })
  try {
    await runMigrations(name)
  } finally {
    await db.manager.close(name, true)
  }
}

async function refuseForeignTables(database: string): Promise<void> {
  const tables = await foreignTables(db.connection())
  if (tables.length === 0) return
  throw new StartRefusal(
    `The database "${database}" belongs to another program: it has the tables ${tables.join(', ')}. Nothing was changed. Set DATABASE_URL to another database.`
  )
}

async function refuseMissingTables(applied: string[], database: string): Promise<void> {
  const missing = await missingTables(db.connection(), applied)
  if (missing.length === 0) return
  throw new StartRefusal(
    `The database "${database}" lacks what Hone keeps in ${missing.join(', ')}. Nothing was changed. Put a copy back: node ace db:restore <file>.`
  )
}
