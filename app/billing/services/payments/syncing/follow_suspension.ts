import type Stripe from 'stripe'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isSuspended } from '#app/auth/services/suspension'
import { isUnknownCustomer } from '#app/billing/services/payments/ask_stripe'
import { type BillingCustomer, findCustomer } from '#app/billing/services/payments/customers'
import { expireCheckouts } from '#app/billing/services/payments/expire_checkouts'
import { isLeaving } from '#app/billing/services/payments/is_leaving'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import {
  CUSTOMER_SYNC,
  type CustomerPayload,
  customerJob,
} from '#app/billing/services/payments/syncing/customer_job'
import { defineJob } from '#app/core/jobs/define_job'
import { enqueueOnce } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'

/** In the metadata of a subscription that Hone lets end because its owner is suspended. */
const MARK = 'ends_for'
const SUSPENSION = 'suspension'

/** Unpaid, so that something would still be collected. */
const UNPAID: readonly Stripe.Subscription.Status[] = ['past_due', 'unpaid', 'incomplete']

/**
 * Brings the subscriptions of a customer in line with whether the person is suspended now. Doing it again changes nothing.
 * @throws Stripe.errors.StripeError
 */
async function followNow({ user_id: userId, customer_id: customer }: BillingCustomer) {
  const stripe = await stripeClient()
  const isOut = await isSuspended(userId)
  if (isOut) await expireCheckouts(stripe, customer)
  const isStaying = !isOut && !(await isLeaving(userId))
  for await (const one of stripe.subscriptions.list({ customer, limit: 100 })) {
    if (isOut) await endLater(stripe, one)
    else if (one.metadata[MARK] === SUSPENSION) await goOn(stripe, one, isStaying)
  }
}

/** What is paid for stays paid for. Nothing more is charged. */
async function endLater(stripe: Stripe, { id, status, cancel_at: ends }: Stripe.Subscription) {
  if (UNPAID.includes(status)) await stripe.subscriptions.cancel(id)
  else if (ends === null)
    await stripe.subscriptions.update(id, {
      cancel_at_period_end: true,
      metadata: { [MARK]: SUSPENSION },
    })
}

/** Takes the end back, unless the person leaves. What the person had ended has no mark, and stays so. */
async function goOn(stripe: Stripe, { id }: Stripe.Subscription, isStaying: boolean) {
  await stripe.subscriptions.update(id, {
    ...(isStaying && { cancel_at_period_end: false }),
    metadata: { [MARK]: '' },
  })
}

/** After a suspension began or ended. It shares its key with the readings, so that one of them runs at a time. */
export const suspensionFollow = defineJob<CustomerPayload>({
  name: 'follow_suspension',
  ...customerJob,
  run: async ({ payload: { customerId } }) => {
    const customer = await findCustomer({ customer_id: customerId })
    if (!customer) return
    await followNow(customer).catch((error: unknown) => {
      if (!isUnknownCustomer(error)) throw error
    })
    await inTransaction((trx) => enqueueOnce(trx, CUSTOMER_SYNC, { customerId }))
  },
})

/** Has Stripe told that a person was suspended, or is not any more, once the transaction is committed. */
export async function followSuspension(
  userId: string,
  trx: TransactionClientContract
): Promise<void> {
  const customer = await findCustomer({ user_id: userId }, trx)
  if (customer) await enqueueOnce(trx, suspensionFollow, { customerId: customer.customer_id })
}
