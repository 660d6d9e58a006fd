import { type CronFieldCollection, CronExpressionParser } from 'cron-parser'
import { DateTime } from 'luxon'

export interface Schedule {
  /** Minute, hour, day of month, month and day of week. */
  cron: string
  /** Such as Europe/Berlin. */
  zone: string
}

/** February 29 comes after eight years at the latest. */
const MAX_DAYS = 8 * 366

/**
 * When a schedule is due next, in milliseconds since 1970.
 * A local time that daylight saving skips is due as much later as the gap is long; one that comes twice is due once.
 * @throws Error when the schedule is not one.
 */
export function nextRun({ cron, zone }: Schedule, afterMs: number): number {
  // The parser's own search does not end near some changes of the clock.
  const { fields } = CronExpressionParser.parse(cron, { tz: zone })
  const after = DateTime.fromMillis(afterMs, { zone })
  if (!after.isValid) throw new Error(`There is no time zone "${zone}".`)
  let day = after.startOf('day')
  for (let count = 0; count < MAX_DAYS; count++) {
    const due = isDueOn(fields, day) ? firstAfter(fields, day, afterMs) : null
    if (due !== null) return due
    day = day.plus({ days: 1 })
  }
  throw new Error(`"${cron}" is never due.`)
}

/** As in every cron: where both kinds of days are given, one of them is enough. */
function isDueOn({ month, dayOfMonth, dayOfWeek }: CronFieldCollection, day: DateTime): boolean {
  const has = (values: readonly (number | string)[], value: number) => values.includes(value)
  if (!has(month.values, day.month)) return false
  const isDate =
    has(dayOfMonth.values, day.day) || (dayOfMonth.values.includes('L') && isLastOfMonth(day))
  const isWeekday = has(dayOfWeek.values, day.weekday % 7) || has(dayOfWeek.values, day.weekday)
  const isEither = !dayOfMonth.isWildcard && !dayOfWeek.isWildcard
  return isEither ? isDate || isWeekday : isDate && isWeekday
}

const isLastOfMonth = (day: DateTime): boolean => day.day === day.daysInMonth

/** The first time of a day behind a moment, or null. A clock that is set ahead moves times into the next hour only. */
function firstAfter(
  { hour, minute }: CronFieldCollection,
  day: DateTime,
  afterMs: number
): number | null {
  let first: number | null = null
  for (const at of hour.values) {
    const isBehind = first !== null
    for (const past of minute.values) {
      const due = day.set({ hour: Number(at), minute: Number(past) }).getPossibleOffsets()[0]
      const time = due.toMillis()
      if (time > afterMs && (first === null || time < first)) first = time
    }
    if (isBehind) return first
  }
  return first
}
