const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** A day as it stands in a letter ("12 March 2026"), from `2026-03-12`; empty for anything else. */
export function writtenDate(iso: string): string {
  const [, year, month, day] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  const name = MONTHS[Number(month) - 1]
  return name ? `${Number(day)} ${name} ${Number(year)}` : ''
}

/** The same for a date field, or null where the words are no such day. */
export function isoDate(written: string): string | null {
  const [, day, name, year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{1,6})$/.exec(written) ?? []
  const month = MONTHS.indexOf(name) + 1
  if (month === 0) return null
  return `${year.padStart(4, '0')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
