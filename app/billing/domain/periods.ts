/** A stretch of time in milliseconds since 1970; `end` is the `start` of the next one. */
export interface Period {
  start: number
  end: number
}

/**
 * Returns the period of one month in which `now` lies. Periods begin at midnight UTC on the day of the month of `anchor`,
 * or on the last day of a month that is shorter. Both are in milliseconds since 1970.
 */
export function periodAt(anchor: number, now: number): Period {
  const from = new Date(anchor)
  const to = new Date(now)
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  const months = 12 * years + to.getUTCMonth() - from.getUTCMonth()
  const first = startAfter(from, months) > now ? months - 1 : months
  return { start: startAfter(from, first), end: startAfter(from, first + 1) }
}

/** Counted from the anchor each time, so that a period after a short month begins on the anchor's day again. */
function startAfter(anchor: Date, months: number): number {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(anchor.getUTCDate(), daysInMonth))
}
