import logger from '@adonisjs/core/services/logger'
import type Stripe from 'stripe'
import type { SubscriptionItem } from '#app/billing/domain/payments/items'
import { moneyBackUntil } from '#app/billing/domain/payments/money_back'
import { type Standing, standingOf } from '#app/billing/domain/payments/standing'
import { type Asked, askStripe } from '#app/billing/services/payments/ask_stripe'
import { type BillingCustomer, findCustomer } from '#app/billing/services/payments/customers'
import { claimMoneyBack, giveMoneyBack } from '#app/billing/services/payments/money_back'
import { isLeaving } from '#app/billing/services/payments/is_leaving'
import { priceOf } from '#app/billing/services/payments/price_of'
import { findSubscriptions } from '#app/billing/services/payments/subscriptions'
import { customerSync, syncNow } from '#app/billing/services/payments/syncing/sync_customer'
import { enqueueOnce } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'

export type SubscriptionError =
  'no_subscription' | 'no_price' | 'no_money_back' | 'not_paid' | 'account_leaving'
export type Changed = Asked<null> | { ok: false; error: SubscriptionError }

interface Subscribed {
  customer: BillingCustomer
  standing: Standing
}

type Act = (stripe: Stripe, subscribed: Subscribed) => Promise<SubscriptionError | null>

/** Changes the subscription of a person at Stripe, and reads it from there again. */
async function changeAtStripe(userId: string, act: Act): Promise<Changed> {
  const customer = await findCustomer({ user_id: userId })
  const kept = customer?.subscription_id ?? null
  const standing = standingOf(await findSubscriptions(userId), Date.now(), kept)
  if (!customer || !standing) return { ok: false, error: 'no_subscription' }
  const asked = await askStripe((stripe) => act(stripe, { customer, standing }))
  if (!asked.ok) return asked
  if (asked.made !== null) return { ok: false, error: asked.made }
  await readAgain(customer.customer_id)
  return { ok: true, made: null }
}

/** What was done stays done: where Stripe cannot be asked any more, a job reads it later. */
async function readAgain(customerId: string): Promise<void> {
  const read = await askStripe(() => syncNow(customerId))
  if (!read.ok || !read.made)
    await inTransaction((trx) => enqueueOnce(trx, customerSync, { customerId }))
}

/**
 * Ends the subscription at the end of the period that is paid for, or at once. A period that is not paid for ends at once,
 * so that nothing is collected for it any more.
 */
export const cancelSubscription = (userId: string, when: 'period_end' | 'now'): Promise<Changed> =>
  changeAtStripe(userId, async (stripe, { standing: { subscriptionId, state } }) => {
    if (when === 'now' || state === 'past_due') await stripe.subscriptions.cancel(subscriptionId)
    else await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    return null
  })

/** Takes back the end of a subscription that has not ended yet. */
export const resumeSubscription = (userId: string): Promise<Changed> =>
  changeAtStripe(userId, async (stripe, { standing: { subscriptionId } }) => {
    if (await isLeaving(userId)) return 'account_leaving'
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })
    return null
  })

/**
 * Changes between monthly and annual. What is left of the period is taken into account, and the difference paid now.
 * While a payment is open there is nothing to take into account: `not_paid`.
 */
export const changeInterval = (userId: string, item: SubscriptionItem): Promise<Changed> =>
  changeAtStripe(userId, async (stripe, { standing }) => {
    if (standing.item === item) return null
    if (await isLeaving(userId)) return 'account_leaving'
    const price = await priceOf(stripe, item)
    if (!price) return 'no_price'
    const subscription = await stripe.subscriptions.retrieve(standing.subscriptionId)
    if (subscription.status !== 'active') return 'not_paid'
    await stripe.subscriptions.update(standing.subscriptionId, {
      metadata: { item },
      items: [{ id: subscription.items.data[0].id, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    })
    return null
  })

/** Ends the subscription and pays it back, within three days and once. */
export const takeMoneyBack = (userId: string): Promise<Changed> =>
  changeAtStripe(userId, async (stripe, { customer, standing }) => {
    const now = Date.now()
    const usedMs = customer.money_back_ms === null ? null : Number(customer.money_back_ms)
    if (moneyBackUntil({ startedMs: standing.startedMs, usedMs, now }) === null)
      return 'no_money_back'
    const { subscriptionId } = standing
    if (!(await claimMoneyBack({ userId, subscriptionId, now }))) return 'no_money_back'
    // It is promised now: where Stripe cannot be asked, a job does it.
    await giveMoneyBack(stripe, { userId, subscriptionId }).catch((error: unknown) =>
      logger.warn({ subscriptionId, reason: messageOf(error) }, 'money goes back later')
    )
    return null
  })

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
