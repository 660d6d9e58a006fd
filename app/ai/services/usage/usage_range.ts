import { DateTime } from 'luxon'
import { sqlTime } from '#app/core/sql_time'

/** Days (YYYY-MM-DD) of a time zone, both with it; without one the range is open on that side. */
export interface DayRange {
  from?: string
  to?: string
}

/** The moments, as the database stores them, at which the first day begins and the one after the last. */
export function momentsOf({ from, to }: DayRange, zone: string) {
  const begin = (day: string, after = 0) =>
    sqlTime(DateTime.fromISO(day, { zone }).plus({ days: after }).startOf('day'))
  return { since: from && begin(from), before: to && begin(to, 1) }
}
