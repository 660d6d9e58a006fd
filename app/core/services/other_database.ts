import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Opens another SQLite file, on one connection, for as long as `work` needs it. */
export async function withDatabaseFile<T>(
  filename: string,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  db.manager.add(filename, {
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    // At least one, because the pool closes idle connections beyond that, and their locks with them.
    pool: { min: 1, max: 1 },
  })
  try {
    return await work(db.connection(filename))
  } finally {
    await db.manager.close(filename, true)
  }
}
