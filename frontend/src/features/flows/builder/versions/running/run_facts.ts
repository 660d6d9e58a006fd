import { moneyText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

const MICROS = 1_000_000
const MINUTE_SECONDS = 60

/** How long something took: tenths of a second while it is short. */
export function timeText(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return t('flowVersions.run.seconds', { seconds: seconds.toFixed(1) })
  const whole = Math.round(seconds)
  if (whole < MINUTE_SECONDS) return t('flowVersions.run.seconds', { seconds: whole })
  return t('flows.run.minutes', {
    ...{ minutes: Math.floor(whole / MINUTE_SECONDS), seconds: whole % MINUTE_SECONDS },
  })
}

/** US dollars. */
export const costText = (dollars: number): string => moneyText(Math.round(dollars * MICROS))

export const factsText = ({
  milliseconds,
  cost,
}: {
  milliseconds: number
  cost: number | null
}): string =>
  [timeText(milliseconds), ...(cost === null || cost === 0 ? [] : [costText(cost)])].join(' · ')
