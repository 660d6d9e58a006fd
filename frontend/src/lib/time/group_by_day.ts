export const DAY_GROUPS = ['today', 'yesterday', 'thisWeek', 'older'] as const
export type DayGroup = (typeof DAY_GROUPS)[number]

const DAY = 86_400_000

/**
 * Sorts entries into Today, Yesterday, This Week (the last 7 days) and Older, by the calendar
 * of `timeZone`. Keeps the order inside a group and leaves empty groups out.
 */
export function groupByDay<Entry extends { timestamp: string }>(
  entries: readonly Entry[],
  now: Date,
  timeZone: string
): { group: DayGroup; entries: Entry[] }[] {
  const dayOf = calendar(timeZone)
  const today = dayOf(now)
  const found = new Map<DayGroup, Entry[]>()
  for (const entry of entries) {
    const group = groupOf(today - dayOf(new Date(entry.timestamp)))
    found.set(group, [...(found.get(group) ?? []), entry])
  }
  return DAY_GROUPS.flatMap((group) => {
    const inside = found.get(group)
    return inside ? [{ group, entries: inside }] : []
  })
}

function groupOf(daysAgo: number): DayGroup {
  if (daysAgo <= 0) return 'today'
  if (daysAgo === 1) return 'yesterday'
  return daysAgo <= 7 ? 'thisWeek' : 'older'
}

/** Numbers the days of a time zone, so that days of 23 or 25 hours count as one. */
function calendar(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map((p) => [p.type, p.value]))
    return Date.UTC(Number(part.year), Number(part.month) - 1, Number(part.day)) / DAY
  }
}
