import type { PackFacts } from '#app/billing/domain/payments/customer_facts'
import { PACK_OFFERS } from '#app/billing/domain/payments/items'

/** What the ledger calls the purchase of a pack. What is taken back of it has this and a number. */
export const packReference = ({ id }: Pick<PackFacts, 'id'>): string => `purchase:${id}`

/** How many credits of a pack go back with the part of its price that went back. */
export function returnedCredits({ item, cents, returnedCents }: PackFacts): number {
  const { credits } = PACK_OFFERS[item]
  if (returnedCents <= 0) return 0
  return cents <= 0 ? credits : Math.min(credits, Math.ceil((credits * returnedCents) / cents))
}
