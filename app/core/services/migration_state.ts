import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { tablesIn } from '#app/core/dialects/tables'

export interface MigrationState {
  applied: string[]
  pending: string[]
  /** Applied by a version that knows more than this one. */
  unknown: string[]
}

/** What a database went through, beside what this version brings. Two statements, no locks. */
export async function readMigrations(
  client: QueryClientContract = db.connection()
): Promise<MigrationState> {
  const known = migrationFiles().map(([name]) => name)
  const tables = await tablesIn(client)
  const rows = tables.includes('adonis_schema')
    ? await client.from('adonis_schema').select('name')
    : []
  const applied = rows.map((row) => String(row.name))
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

const LUCID_TABLES = ['adonis_schema', 'adonis_schema_versions']

/** Some tables of a database to which no migration was applied; an interrupted first start leaves empty ones of Lucid's. */
export async function foreignTables(client: QueryClientContract): Promise<string[]> {
  const tables = await tablesIn(client)
  return tables.filter((name) => !LUCID_TABLES.includes(name)).slice(0, 5)
}

/** Each migration's name, as Lucid records it (the path from the root, without ending), and its file. */
export function migrationFiles(): [name: string, file: string][] {
  return readdirSync(app.migrationsPath())
    .filter((file) => /^\w+\.(ts|js)$/.test(file))
    .sort()
    .map((file) => [
      `database/migrations/${file.replace(/\.(ts|js)$/, '')}`,
      app.migrationsPath(file),
    ])
}

/** Applies what is pending to the database of a connection. */
export async function runMigrations(connectionName?: string): Promise<void> {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  // A lock of our own is held around it.
  const options = { direction: 'up', disableLocks: true, connectionName } as const
  const runner = new MigrationRunner(db, app, options)
  await runner.run()
  if (runner.error) throw runner.error
}

/** @param other what to set instead, such as "DB_FILE to another file" */
export function newerVersion(unknown: string[], other: string): string {
  return `The database belongs to a newer version of Hone: it knows ${unknown.join(', ')}, which this version does not. Update Hone, set ${other}, or put an older copy back: node ace db:restore <file>.`
}
