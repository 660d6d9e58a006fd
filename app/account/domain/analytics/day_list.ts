import { DAY_MS } from '#app/core/domain/day'

/** The most days that administrators see at once. */
export const MAX_DAYS = 366
/** Days that they see unless they ask for others. */
export const USUAL_DAYS = 30

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

/**
 * A day of the calendar some days later, or earlier where `days` is negative.
 * @param day YYYY-MM-DD
 */
export const dayAfter = (day: string, days: number): string => dayAt(utcOf(day) + days * DAY_MS)

/**
 * How many days a range has, both ends included.
 * @returns 0 or less where it ends before it begins
 */
export const countDays = (from: string, to: string): number =>
  Math.round((utcOf(to) - utcOf(from)) / DAY_MS) + 1

/** Each day of a range, the oldest first. The calendar knows no time zone: every date is one day, however long it is. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: countDays(from, to) }, (_, at) => dayAfter(from, at))
