import { rm } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Opens another SQLite file for as long as `work` needs it. */
export async function withDatabaseFile<T>(
  filename: string,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  db.manager.add(filename, {
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 0, max: 1 },
  })
  try {
    return await work(db.connection(filename))
  } finally {
    await db.manager.close(filename, true)
    await rm(`${filename}-journal`, { force: true })
  }
}
