import { SUBSCRIPTION_OFFERS } from '#app/billing/domain/payments/items'
import type { Standing } from '#app/billing/domain/payments/standing'

/** US cents. */
export interface NextPayment {
  /** What is charged, before taxes and discounts. */
  cents: number
  /** How much of the customer's credit is used for it. */
  creditCents: number
}

/**
 * What is charged at the end of the period.
 * @param balanceCents what the customer owes in US cents; below zero, their credit
 * @returns null where the subscription ends, or a payment is open already
 */
export function nextPayment(
  { state, item, cents }: Pick<Standing, 'state' | 'item' | 'cents'>,
  balanceCents: number
): NextPayment | null {
  if (state !== 'active') return null
  const price = cents ?? SUBSCRIPTION_OFFERS[item].cents
  const due = Math.max(0, price + balanceCents)
  return { cents: due, creditCents: Math.max(0, price - due) }
}
