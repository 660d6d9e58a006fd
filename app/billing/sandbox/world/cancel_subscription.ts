import type { Subscription } from '#app/billing/sandbox/world/objects'
import { worksAlone } from '#app/billing/sandbox/world/cards'
import { endSubscription, type EndDetails } from '#app/billing/sandbox/world/end_subscription'
import { collect, openInvoice } from '#app/billing/sandbox/world/invoices'
import { proratedLine } from '#app/billing/sandbox/world/proration'
import { missing } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

export interface CancelParams {
  /** Whether the time that is left is credited. */
  prorate?: boolean
  /** Whether what is credited or pending is put on an invoice now; it is dropped otherwise. */
  invoice_now?: boolean
  cancellation_details?: EndDetails
}

/** Ends a subscription at once. */
export function cancelSubscription(work: Work, id: string, params: CancelParams): Subscription {
  const subscription = work.find('subscription', id)
  if (subscription.status === 'canceled') throw missing('subscription', id, 'id', 404)
  const lines = [...subscription.sandbox.pending]
  if (params.prorate && subscription.status === 'active') {
    for (const item of subscription.items.data) {
      const { price, quantity } = item
      lines.push(
        proratedLine(work, subscription, { item, price, quantity, at: work.now, sign: -1 })
      )
    }
  }
  let last = subscription
  if (params.invoice_now && lines.length > 0) {
    const customer = work.find('customer', subscription.customer)
    const period = { start: work.now, end: work.now }
    const reason = 'subscription_update'
    const { currency } = subscription
    const invoice = openInvoice(work, { customer, subscription, lines, reason, period, currency })
    collect(work, invoice, worksAlone(customer.sandbox.card))
    last = work.change(subscription, { latest_invoice: invoice.id, sandbox: { pending: [] } })
  }
  return endSubscription(work, last, 'cancellation_requested', params.cancellation_details)
}
