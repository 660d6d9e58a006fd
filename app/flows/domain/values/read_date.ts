const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i
const YEAR_FIRST = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/
const DAY_MONTH = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|\\.)?[ -](?:of )?${MONTH}[ ,-]+(\\d{4})$`,
  'i'
)
const MONTH_DAY = new RegExp(`^${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i')

/**
 * When a date is, in milliseconds since 1970 in UTC, as of its first moment where it has no time. Null where the text is
 * no date that exists, and 'ambiguous' where it is one for Americans and another one for Europeans.
 */
export function momentIn(text: string): number | 'ambiguous' | null {
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3]) === null ? null : momentOfIso(text)
  const first = YEAR_FIRST.exec(text)
  if (first) return dayOf(first[1], first[2], first[3])
  const dayMonth = DAY_MONTH.exec(text)
  if (dayMonth) return dayOf(dayMonth[3], monthOf(dayMonth[2]), dayMonth[1])
  const monthDay = MONTH_DAY.exec(text)
  if (monthDay) return dayOf(monthDay[3], monthOf(monthDay[1]), monthDay[2])
  const last = YEAR_LAST.exec(text)
  return last && yearLast(last[1], last[3], last[4], last[2] === '.')
}

/** With points the day is first, wherever such dates are written. */
function yearLast(one: string, two: string, year: string, isDayFirst: boolean) {
  const european = dayOf(year, two, one)
  if (isDayFirst) return european
  const american = dayOf(year, one, two)
  if (european === null || american === null) return european ?? american
  return european === american ? european : 'ambiguous'
}

function momentOfIso(text: string): number | null {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text.slice(10))
  const isDay = text.length === 10
  const time = Date.parse(isDay || hasZone ? text.replace(' ', 'T') : `${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? null : time
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Null where the calendar has no such day. */
function dayOf(year: string, month: string | number, day: string): number | null {
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal ? date.getTime() : null
}
