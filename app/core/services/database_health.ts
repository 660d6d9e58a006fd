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
