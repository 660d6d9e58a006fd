export type Daytime = 'morning' | 'afternoon' | 'evening' | 'late'

/** The part of the day at `now` in `timeZone` (IANA); without one, or with an unknown one, that of the browser. */
export function daytimeAt(now: Date, timeZone?: string): Daytime {
  const hour = hourIn(now, timeZone)
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  if (hour >= 17 && hour < 22) return 'evening'
  return 'late'
}

function hourIn(now: Date, timeZone?: string): number {
  if (!timeZone) return now.getHours()
  try {
    const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
    return Number(format.format(now))
  } catch {
    return now.getHours()
  }
}
