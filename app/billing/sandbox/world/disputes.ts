import type { Charge, Dispute } from '#app/billing/sandbox/world/objects'
import type { Work } from '#app/billing/sandbox/world/work'

/** The customer has asked their bank to return a payment. The event names the payment, and no customer. */
export function disputePayment(work: Work, charge: Charge): void {
  const { id, amount, currency, payment_intent: intent } = work.change(charge, { disputed: true })
  const dispute = work.put<Dispute>({
    ...{ id: work.newId('dp'), object: 'dispute', created: work.now, livemode: false },
    ...{ amount, currency, charge: id, payment_intent: intent },
    ...{ reason: 'fraudulent', status: 'needs_response', metadata: {} },
    sandbox: { customer: charge.customer },
  })
  work.emit('charge.dispute.created', dispute)
}
