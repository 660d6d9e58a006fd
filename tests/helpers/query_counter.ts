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
