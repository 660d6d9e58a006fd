import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

type Query = ReturnType<QueryClientContract['from']>

/**
 * Makes a query lock the rows that it finds, without those that another transaction has locked: it never waits. On SQLite
 * only one transaction writes at a time, so all rows are free.
 */
export const freeRows = (client: Pick<QueryClientContract, 'dialect'>, query: Query): Query =>
  isPostgres(client) ? query.forUpdate().skipLocked() : query
