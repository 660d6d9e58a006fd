import type Stripe from 'stripe'
import { type Item, isPack } from '#app/billing/domain/payments/items'
import { type PurchaseRefusal, purchaseRefusal } from '#app/billing/domain/payments/purchase_rules'
import { standingOf } from '#app/billing/domain/payments/standing'
import { type Asked, askStripe, isUnknownCustomer } from '#app/billing/services/payments/ask_stripe'
import { customerOf } from '#app/billing/services/payments/customer_of'
import {
  type BillingCustomer,
  findCustomer,
  forgetCustomerId,
  nextNumber,
} from '#app/billing/services/payments/customers'
import { expireCheckouts, ignoreEnded } from '#app/billing/services/payments/expire_checkouts'
import { isLeaving } from '#app/billing/services/payments/is_leaving'
import { priceOf } from '#app/billing/services/payments/price_of'
import { findSubscriptions } from '#app/billing/services/payments/subscriptions'
import { planOf } from '#app/billing/services/plan/plan_of'
import { inTransaction } from '#app/core/transact'
import env from '#start/env'

interface Checkout {
  userId: string
  item: Item
  successUrl: string
  cancelUrl: string
}

export type StartedCheckout =
  | Asked<string>
  | { ok: false; error: PurchaseRefusal | 'account_leaving' | 'no_price' | 'other_checkout' }

const MAX_TRIES = 3

/**
 * Opens a checkout at Stripe. Of one person only the newest stays open, so that two browser tabs cannot both be paid.
 * @returns its address
 */
export async function startCheckout(checkout: Checkout): Promise<StartedCheckout> {
  const { userId, item } = checkout
  const now = Date.now()
  const standing = standingOf(await findSubscriptions(userId), now)
  const buyer = { plan: await planOf(userId), isSubscribed: standing !== null }
  if (await isLeaving(userId)) return { ok: false, error: 'account_leaving' }
  const refusal = purchaseRefusal(item, buyer)
  if (refusal) return { ok: false, error: refusal }
  const asked = await askStripe(async (stripe) => {
    const price = await priceOf(stripe, item)
    if (!price) return 'no_price' as const
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const customer = await customerOf(stripe, userId)
      const opened = await openSession(stripe, customer, price, checkout).catch((error: unknown) =>
        forgetUnknown(error, customer)
      )
      if (opened) return opened
    }
    return 'other_checkout' as const
  })
  if (!asked.ok || typeof asked.made !== 'string') return asked as StartedCheckout
  const { made } = asked
  return made === 'no_price' || made === 'other_checkout' ? { ok: false, error: made } : asked
}

/** Null where another checkout of the same person was opened meanwhile. */
async function openSession(
  stripe: Stripe,
  { customer_id: customer }: BillingCustomer,
  price: string,
  checkout: Checkout
): Promise<string | null> {
  const number = await nextNumber(customer, 'checkout_seq')
  await expireCheckouts(stripe, customer)
  const session = await stripe.checkout.sessions.create(sessionFor(customer, price, checkout), {
    idempotencyKey: `checkout:${customer}:${number}`,
  })
  const newest = await findCustomer({ customer_id: customer })
  if (Number(newest?.checkout_seq) === number) return session.url
  await stripe.checkout.sessions.expire(session.id).catch(ignoreEnded)
  return null
}

/** Of a customer who was deleted at Stripe, another one is made. @throws whatever else is wrong */
async function forgetUnknown(error: unknown, customer: BillingCustomer): Promise<null> {
  if (!isUnknownCustomer(error)) throw error
  await inTransaction((trx) => forgetCustomerId(customer, trx))
  return null
}

function sessionFor(
  customer: string,
  price: string,
  { userId, item, successUrl, cancelUrl }: Checkout
): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: userId, item }
  return {
    customer,
    mode: isPack(item) ? 'payment' : 'subscription',
    line_items: [{ price, quantity: 1 }],
    client_reference_id: userId,
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(isPack(item)
      ? { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }
      : { subscription_data: { metadata } }),
    ...(env.get('STRIPE_PROMOTION_CODES') && { allow_promotion_codes: true }),
    ...(env.get('STRIPE_TAX') && {
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' as const },
    }),
  }
}
