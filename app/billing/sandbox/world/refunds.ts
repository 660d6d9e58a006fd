import { type Charge, listOf, type Metadata, type Refund } from '#app/billing/sandbox/world/objects'
import { inWords } from '#app/billing/sandbox/world/proration'
import { newRefund } from '#app/billing/sandbox/world/shapes/payments'
import { paramMissing, refused } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

export interface RefundParams {
  charge?: string
  payment_intent?: string
  amount?: number
  reason?: string
  metadata?: Metadata
}

/** Gives back a payment or a part of it, and never more than is left of it. */
export function createRefund(work: Work, params: RefundParams): Refund {
  const charge = chargeOf(work, params)
  const left = charge.amount - charge.amount_refunded
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = params.amount ?? left
  if (amount < 1) {
    throw refused('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (amount > left) {
    const [wanted, rest] = [amount, left].map((cents) => inWords(cents, charge.currency))
    throw refused(
      `Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest})`,
      { param: 'amount' }
    )
  }
  const given = { amount, reason: params.reason ?? null, metadata: params.metadata ?? {} }
  const refund = work.put(newRefund(work.newId('re'), work.now, charge, given))
  const total = charge.amount_refunded + amount
  const changed = work.change(charge, {
    amount_refunded: total,
    refunded: total === charge.amount,
    refunds: listOf([refund, ...(charge.refunds?.data ?? [])], `/v1/charges/${charge.id}/refunds`),
  })
  work.emit('refund.created', refund)
  work.emit('charge.refunded', changed, charge)
  return refund
}

function chargeOf(work: Work, { charge, payment_intent: intent }: RefundParams): Charge {
  if (charge) return work.find('charge', charge, 'charge')
  if (!intent) throw paramMissing('payment_intent')
  const { latest_charge: latest } = work.find('payment_intent', intent, 'payment_intent')
  if (latest) return work.find('charge', latest, 'payment_intent')
  throw refused(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  })
}
