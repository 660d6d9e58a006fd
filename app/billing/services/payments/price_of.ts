import type Stripe from 'stripe'
import { type Item, OFFERS } from '#app/billing/domain/payments/items'

/** The price of an item by its lookup key; null where it was removed. */
export async function priceOf(stripe: Stripe, item: Item): Promise<string | null> {
  const { lookupKey } = OFFERS[item]
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  return data[0]?.id ?? null
}
