import type { Recurring } from '#app/billing/sandbox/world/objects'

const DAY_SECONDS = 86_400
const MONTHS = { month: 1, year: 12 }
const DAYS = { day: 1, week: 7 }

/**
 * The end of the period that begins at `start`, in seconds since 1970. Months are counted from the anchor, so that a
 * period that ended on February 28 does not pull later ones forward, and end on their last day where they are shorter.
 */
export function periodEnd(anchor: number, start: number, recurring: Recurring): number {
  const { interval, interval_count: count } = recurring
  if (interval === 'day' || interval === 'week') {
    return start + count * DAYS[interval] * DAY_SECONDS
  }
  const step = count * MONTHS[interval]
  let months = Math.floor(monthsBetween(anchor, start) / step) * step
  while (plusMonths(anchor, months) <= start) months += step
  return plusMonths(anchor, months)
}

function monthsBetween(from: number, to: number): number {
  const [one, other] = [new Date(from * 1000), new Date(to * 1000)]
  const years = other.getUTCFullYear() - one.getUTCFullYear()
  return Math.max(0, years * 12 + other.getUTCMonth() - one.getUTCMonth() - 1)
}

/** The same time of day some months later, in UTC. */
export function plusMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const time = (seconds % DAY_SECONDS) * 1000
  return Math.floor((Date.UTC(year, month, day) + time) / 1000)
}
