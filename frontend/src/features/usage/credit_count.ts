import { t } from '#frontend/lib/texts'

/** A number of credits in words, such as `1,000 credits`. */
export const creditCount = (count: number): string =>
  t('usage.credits.count', { count, amount: count.toLocaleString('en') })
