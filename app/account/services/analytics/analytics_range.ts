import { DateTime } from 'luxon'
import {
  countDays,
  dayAfter,
  daysBetween,
  MAX_DAYS,
  USUAL_DAYS,
} from '#app/account/domain/analytics/day_list'
import type { Span } from '#app/core/dialects/spans'

interface Asked {
  from?: string
  to?: string
}

export interface AnalyticsRange {
  timeZone: string
  days: string[]
}

export type FoundRange =
  { ok: true; range: AnalyticsRange } | { ok: false; error: 'backward' | 'too_long' }

/** The days an administrator asked for. The default is the last 30 days, including today. */
export function analyticsRange({ from, to }: Asked, timeZone: string, now: DateTime): FoundRange {
  const last = to ?? now.setZone(timeZone).toFormat('yyyy-MM-dd')
  const first = from ?? dayAfter(last, 1 - USUAL_DAYS)
  const count = countDays(first, last)
  if (count < 1) return { ok: false, error: 'backward' }
  if (count > MAX_DAYS) return { ok: false, error: 'too_long' }
  return { ok: true, range: { timeZone, days: daysBetween(first, last) } }
}

/** Where a clock shows midnight twice, a day begins with the first. */
const beginOf = (midnight: DateTime): number =>
  Math.min(...midnight.getPossibleOffsets().map((one) => one.toMillis()))

/** When each day begins and ends in its time zone. Days of 23 or 25 hours are so long, and a day that was left out is empty. */
export function spansOf({ days, timeZone }: AnalyticsRange): Span[] {
  const bounds = [...days, dayAfter(days[days.length - 1], 1)].map((day) =>
    beginOf(DateTime.fromISO(day, { zone: timeZone }).startOf('day'))
  )
  return days.map((_, place) => ({ place, sinceMs: bounds[place], untilMs: bounds[place + 1] }))
}
