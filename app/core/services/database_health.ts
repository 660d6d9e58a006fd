import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * What is broken in a database, in SQLite's own words, or null. `quick_check` skips the
 * comparison of indexes with their tables.
 */
export async function brokenParts(
  client: QueryClientContract,
  check: 'quick_check' | 'integrity_check'
): Promise<string | null> {
  const rows: Record<string, string>[] = await client.rawQuery(`pragma ${check}(3)`)
  const lines = rows.flatMap((row) => Object.values(row))
  return lines.length === 1 && lines[0] === 'ok' ? null : lines.join('; ')
}

/** Reads one row of each table, whatever the size of the file; throws where that fails. */
export async function readEveryTable(client: QueryClientContract): Promise<void> {
  const tables = await client.from('sqlite_master').where('type', 'table').select('name')
  for (const { name } of tables) await client.from(name).select(client.raw('1')).limit(1)
}

/** Writes a number that nothing uses, as it is, so that the file and the disk have to take it. */
export async function proveWritable(): Promise<void> {
  const [{ user_version: version }] = await db.rawQuery('pragma user_version')
  await db.rawQuery(`pragma user_version = ${Number(version)}`)
}
