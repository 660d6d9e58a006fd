const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
/** With points, the day stands first wherever dates are written so. */
const DAY_FIRST = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/
/** Databases and spreadsheets write midnight behind a day. */
const MIDNIGHT = /[ T]00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-]00:?00)?$/

/**
 * The day that a text names, as 2026-03-31: also as "2026/3/31", "31.3.2026" or with midnight behind it, as spreadsheets and
 * databases save it. Null where it is none, or where "3/4/2026" leaves open which of its numbers is the month.
 */
export function calendarDateIn(text: string): string | null {
  const plain = text.trim().replace(MIDNIGHT, '')
  const yearFirst = YEAR_FIRST.exec(plain)
  if (yearFirst) return existing(yearFirst[1], yearFirst[3], yearFirst[4])
  const dayFirst = DAY_FIRST.exec(plain)
  return dayFirst && existing(dayFirst[3], dayFirst[2], dayFirst[1])
}

function existing(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(date)
  // A day that its month does not have is read as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}
