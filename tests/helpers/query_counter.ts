import db from '@adonisjs/lucid/services/db'

/** Counts the queries that are made while something is awaited. */
export function queryCounter() {
  const knex = db.connection().getWriteClient()
  return async (act: () => PromiseLike<unknown>): Promise<number> => {
    let queries = 0
    const watch = () => void (queries += 1)
    knex.on('query', watch)
    try {
      await act()
      return queries
    } finally {
      knex.off('query', watch)
    }
  }
}

/** How many rows the statement returns that returns most of those that are made while something is awaited. */
export async function mostRowsRead(act: () => PromiseLike<unknown>): Promise<number> {
  const knex = db.connection().getWriteClient()
  let most = 0
  const watch = (found: unknown[] | { rows?: unknown[] }) => {
    const rows = Array.isArray(found) ? found : (found.rows ?? [])
    most = Math.max(most, rows.length)
  }
  knex.on('query-response', watch)
  try {
    await act()
    return most
  } finally {
    knex.off('query-response', watch)
  }
}
