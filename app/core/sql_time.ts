import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'

/**
 * A moment of a model exactly as its column keeps it, to be compared with it: to the second on SQLite, and to the
 * millisecond on PostgreSQL.
 */
export const storedTime = (moment: DateTime): string =>
  moment.toUTC().toFormat(db.connection().dialect.dateTimeFormat)

/** A moment in UTC, to the second. */
export const sqlTime = (moment: DateTime): string => moment.toUTC().toFormat('yyyy-MM-dd HH:mm:ss')

/** A stored moment, text on SQLite and a date on PostgreSQL, as the API answers it: ISO 8601 in UTC. */
export const isoTime = (stored: string | Date): string => {
  if (stored instanceof Date) return stored.toISOString()
  return new Date(stored.includes('T') ? stored : `${stored.replace(' ', 'T')}Z`).toISOString()
}
