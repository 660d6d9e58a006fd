import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Opens another SQLite file, on one connection, for as long as `work` needs it. */
export async function withDatabaseFile<T>(
  filename: string,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  const client = openDatabaseFile(filename)
  try {
    return await work(client)
  } finally {
    await db.manager.close(filename, true)
  }
}

/** The same until the process ends. */
export function openDatabaseFile(filename: string): QueryClientContract {
  db.manager.add(filename, {
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    // At least one, because the pool closes idle connections beyond that, and their locks with them.
    pool: { min: 1, max: 1 },
  })
  return db.connection(filename)
}
