import { t } from '#frontend/lib/texts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago a moment was: "just now" under a minute, then minutes, hours from one on, days from one on; cut, not rounded. */
export function relativeTime(moment: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - moment.getTime())
  if (passed < MINUTE) return t('common.ago.now')
  if (passed < HOUR) return t('common.ago.minutes', { count: Math.floor(passed / MINUTE) })
  if (passed < DAY) return t('common.ago.hours', { count: Math.floor(passed / HOUR) })
  return t('common.ago.days', { count: Math.floor(passed / DAY) })
}
