import type { Subscription } from '#app/billing/sandbox/world/objects'
import type { Work } from '#app/billing/sandbox/world/work'

export type EndReason = 'cancellation_requested' | 'payment_failed'

export interface EndDetails {
  comment?: string | null
  feedback?: string | null
}

/** Ends a subscription now, and stops the attempts to collect what is still open. */
export function endSubscription(
  work: Work,
  subscription: Subscription,
  reason: EndReason,
  details: EndDetails = {}
): Subscription {
  for (const invoice of work.all('invoice')) {
    const isOfIt = invoice.parent?.subscription_details?.subscription === subscription.id
    if (isOfIt && invoice.status === 'open') {
      work.change(invoice, { next_payment_attempt: null, auto_advance: false })
    }
  }
  const ended = work.change(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? work.now,
    ended_at: work.now,
    cancellation_details: {
      comment: details.comment ?? null,
      feedback: details.feedback ?? null,
      feedback_option: null,
      reason,
    },
  })
  work.emit('customer.subscription.deleted', ended)
  return ended
}
