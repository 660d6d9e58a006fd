import { useQuery } from '@tanstack/react-query'
import { remainingOf, warningOf } from '#app/billing/domain/credits'
import { apiQuery } from '#frontend/lib/api_queries'

/** The plan of the person and their credits; null while they are not known. */
export function useCredits() {
  const { data } = useQuery(apiQuery('subscription.show'))
  if (!data) return null
  const credits = { limit: data.creditsLimit, used: data.creditsUsed }
  return { ...data, remaining: remainingOf(credits), warning: warningOf(credits) }
}

export const creditText = (credits: number): string => credits.toLocaleString('en-US')
