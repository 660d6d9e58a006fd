import { countText, moneyText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

const SHORTEST_MS = 100
const SECOND_MS = 1_000
const MINUTE_SECONDS = 60
const HOUR_MINUTES = 60
const DAY_HOURS = 24
/** Below this, tenths of a second are shown. */
const FEW_SECONDS = 10
const MICROS = 1_000_000

/** How long something took, in the two largest units: tenths of a second while it is short. */
export function timeText(milliseconds: number): string {
  if (milliseconds < SHORTEST_MS) return t('flows.time.blink')
  const seconds = milliseconds / SECOND_MS
  if (seconds < FEW_SECONDS) return t('flows.time.seconds', { seconds: seconds.toFixed(1) })
  const whole = Math.round(seconds)
  if (whole < MINUTE_SECONDS) return t('flows.time.seconds', { seconds: whole })
  const minutes = Math.floor(whole / MINUTE_SECONDS)
  if (minutes < HOUR_MINUTES) {
    return t('flows.time.minutes', { minutes, seconds: whole % MINUTE_SECONDS })
  }
  const hours = Math.floor(minutes / HOUR_MINUTES)
  if (hours < DAY_HOURS) return t('flows.time.hours', { hours, minutes: minutes % HOUR_MINUTES })
  return t('flows.time.days', { days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS })
}

/** The time from one moment to a later one, both in ISO 8601, without milliseconds in which nothing was done. */
export const timeBetween = (from: string, to: string, idleMs: number): string =>
  timeText(Math.max(0, Date.parse(to) - Date.parse(from) - idleMs))

/** How long a run that has ended took, and for how long it only waited for people. */
export function tookText({ createdAt, endedAt, waitedMs }: EndedRun): string {
  const time = timeBetween(createdAt, endedAt, waitedMs)
  return waitedMs < SECOND_MS
    ? t('flows.run.took', { time })
    : t('flows.run.tookWaiting', { time, waited: timeText(waitedMs) })
}

interface EndedRun {
  createdAt: string
  endedAt: string
  waitedMs: number
}

/** US dollars. */
export const dollarText = (dollars: number): string => moneyText(Math.round(dollars * MICROS))

/** Of a cost in US dollars that may be unknown or nothing: a text, or none. */
export const costParts = (dollars: number | null): string[] =>
  dollars === null || Math.round(dollars * MICROS) === 0 ? [] : [dollarText(dollars)]

/** @param count or a range of counts, as a text */
export const tokenText = (count: number | string): string =>
  t('flows.run.tokens', { count: typeof count === 'number' ? countText(count) : count })

/** The range between two amounts; one amount if both read the same. */
export function rangeText([from, to]: readonly number[], text: (value: number) => string): string {
  const [low, high] = [text(from), text(to)]
  return low === high ? low : t('flows.range', { low, high })
}
