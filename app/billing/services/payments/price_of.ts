import logger from '@adonisjs/core/services/logger'
import type Stripe from 'stripe'
import { CURRENCY, type Item, OFFERS } from '#app/billing/domain/payments/items'

/** The price of an item by its lookup key; null where it was removed, or costs other than Hone says. */
export async function priceOf(stripe: Stripe, item: Item): Promise<string | null> {
  const { lookupKey, cents } = OFFERS[item]
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [price] = data
  if (!price) return null
  if (price.currency === CURRENCY && price.unit_amount === cents) return price.id
  logger.error({ price: price.id, lookupKey }, 'a price at Stripe is not the one Hone shows')
  return null
}
