import { CronExpressionParser } from 'cron-parser'

export interface Schedule {
  /** Minute, hour, day of month, month and day of week. */
  cron: string
  /** Such as Europe/Berlin. */
  zone: string
}

/**
 * When a schedule is due next, in milliseconds since 1970.
 * A local time that daylight saving skips is due as much later as the gap is long; one that comes twice is due once.
 * @throws Error when the schedule is not one.
 */
export function nextRun({ cron, zone }: Schedule, afterMs: number): number {
  const currentDate = new Date(afterMs)
  return CronExpressionParser.parse(cron, { currentDate, tz: zone }).next().getTime()
}
