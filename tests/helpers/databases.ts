import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/dialects/is_postgres'

/** Whether the tests of this process run on PostgreSQL. */
export const isOnPostgres = (): boolean => isPostgres(db.connection())

/** For `skip` of a test: it is about what only SQLite has. */
export const sqliteOnly = (reason: string): [skip: boolean, reason: string] => [
  isOnPostgres(),
  `only on SQLite: ${reason}`,
]

/** For `skip` of a test: it is about what only PostgreSQL has. */
export const postgresOnly = (reason: string): [skip: boolean, reason: string] => [
  !isOnPostgres(),
  `only on PostgreSQL: ${reason}`,
]
