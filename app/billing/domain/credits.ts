import type { Book } from '#app/billing/domain/book'

export interface Credits {
  limit: number
  used: number
}

/**
 * What a person can use in the current period and what they have used of it. The limit is the grant of the period and the
 * bought credits that remain or were spent in it.
 */
export const creditsOf = ({ bought, period }: Book): Credits => ({
  limit: period.grant + bought + period.spentBought,
  used: period.spent,
})

/** How many credits are left. More may be used than the limit allows after a plan was changed. */
export const remainingOf = ({ limit, used }: Credits): number => Math.max(0, limit - used)

export type CreditWarning = 'low' | 'almost' | 'exhausted'

/** The texts of the specification. */
export const CREDIT_WARNINGS: Record<CreditWarning, string> = {
  low: 'Running low on credits',
  almost: 'Almost out of credits',
  exhausted: 'Credits exhausted',
}

const LOW_PERCENT = 80
const ALMOST_PERCENT = 95

/** What to warn of, from 80 percent of the credits; null before. */
export function warningOf(credits: Credits): CreditWarning | null {
  if (remainingOf(credits) === 0) return 'exhausted'
  // Whole numbers on both sides: 0.95 × 20 is not 19 in floating point.
  const used = 100 * credits.used
  if (used >= ALMOST_PERCENT * credits.limit) return 'almost'
  return used >= LOW_PERCENT * credits.limit ? 'low' : null
}
