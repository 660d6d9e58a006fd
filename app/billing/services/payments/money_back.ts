import type Stripe from 'stripe'
import { defineJob } from '#app/core/jobs/define_job'
import { enqueue } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { findCustomer } from '#app/billing/services/payments/customers'
import { refundSubscription } from '#app/billing/services/payments/refund_subscription'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { syncCustomer } from '#app/billing/services/payments/syncing/sync_customer'

interface Refunded {
  userId: string
  subscriptionId: string
}

/**
 * Notes that a person gets their money back, which happens once, and that it has to be paid even if this process ends.
 * @returns whether this call did it
 */
export const claimMoneyBack = ({
  userId,
  subscriptionId,
  now,
}: Refunded & { now: number }): Promise<boolean> =>
  inTransaction(async (trx) => {
    const claimed = await trx
      .from('billing_customers')
      .where('user_id', userId)
      .whereNull('money_back_ms')
      .update({ money_back_ms: now })
    if (Number(claimed) === 0) return false
    await enqueue(trx, moneyBack, { userId, subscriptionId }, { delay: RETRY_MS })
    return true
  })

/** Milliseconds after which a refund that was interrupted is done again. */
const RETRY_MS = 60_000

/** Pays a subscription back and ends it. Doing it again changes nothing. */
export const giveMoneyBack = (stripe: Stripe, { subscriptionId }: Refunded): Promise<void> =>
  refundSubscription(stripe, subscriptionId, {
    key: `money-back:${subscriptionId}`,
    payments: 'all',
  })

const isRefunded = (value: unknown): value is Refunded => {
  const { userId, subscriptionId } = (value ?? {}) as Partial<Refunded>
  return typeof userId === 'string' && typeof subscriptionId === 'string'
}

/** Finishes a refund that was promised. */
export const moneyBack = defineJob<Refunded>({
  name: 'give_money_back',
  isPayload: isRefunded,
  retries: { most: 20, firstPauseMs: 5_000, maxPauseMs: 60 * 60_000 },
  timeLimitMs: 2 * 60_000,
  run: async ({ payload }) => {
    await giveMoneyBack(await stripeClient(), payload)
    const customer = await findCustomer({ user_id: payload.userId })
    if (customer) await syncCustomer(customer.customer_id)
  },
})
