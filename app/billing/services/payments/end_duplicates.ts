import type Stripe from 'stripe'
import type { EndReason } from '#app/billing/domain/payments/last_end'
import type { Lapsed } from '#app/billing/domain/payments/standing'
import { refundSubscription } from '#app/billing/services/payments/refund_subscription'

/**
 * Ends subscriptions that a customer has beside the one that counts, and pays them back: two browser tabs can both have
 * paid. Doing it again changes nothing.
 */
export async function endDuplicates(stripe: Stripe, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await refundSubscription(stripe, id, { key: `duplicate:${id}`, payments: 'newest' })
}

/** What Stripe keeps with a subscription that Hone ended, from which later readings know why. */
const COMMENTS: Record<EndReason, string> = {
  disputed: 'Ended by Hone because a payment is disputed.',
  unpaid: 'Ended by Hone because it was not paid for.',
}

const REASONS = Object.keys(COMMENTS) as EndReason[]

/** Ends subscriptions that were not paid for. What is open of them is not collected any more. */
export async function endLapsed(stripe: Stripe, lapsed: readonly Lapsed[]): Promise<void> {
  for (const { id, reason } of lapsed)
    await stripe.subscriptions.cancel(
      id,
      {
        ...{ prorate: false, invoice_now: false },
        cancellation_details: { comment: COMMENTS[reason] },
      },
      { idempotencyKey: `lapsed:${reason}:${id}` }
    )
}

/** Why a subscription ended that its owner did not cancel; null where that is not known. */
export function endReasonAt(
  details: Stripe.Subscription['cancellation_details']
): EndReason | null {
  if (details?.reason === 'payment_disputed') return 'disputed'
  if (details?.reason === 'payment_failed') return 'unpaid'
  return REASONS.find((reason) => COMMENTS[reason] === details?.comment) ?? null
}
