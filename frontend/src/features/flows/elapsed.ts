import { t } from '#frontend/lib/texts'

/** How long something took, in words. */
export function elapsed(from: string, to: string): string {
  const milliseconds = Date.parse(to) - Date.parse(from)
  if (milliseconds < 1000) return t('flows.run.blink')
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return t('flows.run.seconds', { count: seconds })
  return t('flows.run.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
