import Stripe from 'stripe'
import type { CardName } from '#app/billing/sandbox/world/cards'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { paySession } from '#app/billing/sandbox/world/pay_session'
import { makeCatalog, openSession } from '#tests/functional/billing/sandbox_client'

export const DAY_MS = 86_400_000

/** What the checkout page does with a card. */
export const pay = (id: string, card: CardName = 'works') =>
  changeSandbox([id], (work) => paySession(work, id, card))

/** Creates a customer with a subscription. */
export async function subscriber(stripe: Stripe, card: CardName = 'works', price?: Stripe.Price) {
  const catalog = await makeCatalogOnce(stripe)
  const session = await openSession(stripe, price ?? catalog.monthly, {
    metadata: { user: '42' },
    subscription_data: { metadata: { user: '42' } },
  })
  await pay(session.id, card)
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
  return { catalog, paid, subscription: paid.subscription as Stripe.Subscription }
}

async function makeCatalogOnce(stripe: Stripe) {
  const { data } = await stripe.prices.list({
    lookup_keys: ['pro_monthly', 'pro_annual', 'credits_500'],
  })
  if (data.length < 3) return makeCatalog(stripe)
  const of = (key: string) => data.find((price) => price.lookup_key === key)!
  return { monthly: of('pro_monthly'), annual: of('pro_annual'), pack: of('credits_500') }
}

/** What a call is refused with. */
export async function refusal(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode, type, code, param } = error
    return { statusCode, type, code, param }
  }
  throw new Error('It was not refused.')
}
