import type { DateTime } from 'luxon'

/** A moment as the database stores it, for comparing in a query: UTC, to the second. */
export const sqlTime = (moment: DateTime): string => moment.toUTC().toFormat('yyyy-MM-dd HH:mm:ss')
