import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

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
  const tables = await client
    .from('sqlite_master')
    .where({ type: 'table', name: 'adonis_schema' })
    .select('name')
  const rows = tables.length > 0 ? await client.from('adonis_schema').select('name') : []
  const applied = rows.map((row) => String(row.name))
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** Some tables of a database to which no migration was applied; an interrupted first start leaves empty ones of Lucid's. */
export async function foreignTables(client: QueryClientContract): Promise<string[]> {
  const rows: { name: string }[] = await client
    .from('sqlite_master')
    .where('type', 'table')
    .whereNotIn('name', ['adonis_schema', 'adonis_schema_versions'])
    .whereRaw("name not like 'sqlite\\_%' escape '\\'")
    .select('name')
    .limit(5)
  return rows.map(({ name }) => name)
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
