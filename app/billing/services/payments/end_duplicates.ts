import type Stripe from 'stripe'
import { refundSubscription } from '#app/billing/services/payments/refund_subscription'

/**
 * Ends subscriptions that a customer has beside the one that counts, and pays them back: two browser tabs can both have
 * paid. Doing it again changes nothing.
 */
export async function endDuplicates(stripe: Stripe, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await refundSubscription(stripe, id, { key: `duplicate:${id}`, payments: 'newest' })
}

/** Ends subscriptions that were not paid for. What is open of them is not collected any more. */
export async function endLapsed(stripe: Stripe, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await stripe.subscriptions.cancel(
      id,
      { prorate: false, invoice_now: false },
      { idempotencyKey: `lapsed:${id}` }
    )
}
