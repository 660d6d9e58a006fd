import type Stripe from 'stripe'
import { CURRENCY, type Item, isPack, ITEMS, OFFERS } from '#app/billing/domain/payments/items'
import { priceOf } from '#app/billing/services/payments/price_of'

/** What was done, or would be done, for one offer. */
export interface PriceSetup {
  item: Item
  /** The price that was there already, or was created; null where it would be created. */
  price: string | null
  isNew: boolean
}

/**
 * Creates the products and prices at Stripe that are not there yet, found by their lookup keys. Doing it again changes
 * nothing.
 * @param isDry whether nothing is created
 * @throws Stripe.errors.StripeError
 */
export async function setUpPrices(stripe: Stripe, isDry = false): Promise<PriceSetup[]> {
  const done: PriceSetup[] = []
  for (const item of ITEMS) {
    const known = await priceOf(stripe, item)
    const price = known ?? (isDry ? null : await createPrice(stripe, item))
    done.push({ item, price, isNew: known === null })
  }
  return done
}

async function createPrice(stripe: Stripe, item: Item): Promise<string> {
  const { name, cents, lookupKey } = OFFERS[item]
  const key = `setup:${lookupKey}:${cents}`
  const product = await stripe.products.create(
    { name, metadata: { item } },
    { idempotencyKey: `${key}:product` }
  )
  const interval = item === 'annual' ? 'year' : 'month'
  const price = await stripe.prices.create(
    {
      ...{ product: product.id, currency: CURRENCY, unit_amount: cents, lookup_key: lookupKey },
      ...(!isPack(item) && { recurring: { interval } }),
    },
    { idempotencyKey: `${key}:price` }
  )
  return price.id
}
