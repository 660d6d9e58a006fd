import { lastDigits, type CardName } from '#app/billing/sandbox/world/cards'
import type { Charge, Customer, PaymentIntent } from '#app/billing/sandbox/world/objects'
import {
  newCharge,
  newPaymentIntent,
  newPaymentMethod,
  type NewPayment,
} from '#app/billing/sandbox/world/shapes/payments'
import { declined } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

export const newPayment = (work: Work, given: Omit<NewPayment, 'id' | 'now'>): PaymentIntent =>
  work.put(newPaymentIntent({ ...given, id: work.newId('pi'), now: work.now }))

/** Gives a customer a card that payments are made with from now on. */
export function attachCard(work: Work, customer: Customer, card: CardName): Customer {
  const digits = lastDigits(card)
  const { id } = work.put(newPaymentMethod(work.newId('pm'), work.now, customer.id, digits))
  return work.change(customer, { sandbox: { card, paymentMethod: id } })
}

/** Charges the card of a customer for a payment. */
export function succeed(work: Work, intent: PaymentIntent, customer: Customer): Charge {
  const charge = work.put(newCharge(work.newId('ch'), work.now, intent, customer))
  work.change(intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: customer.sandbox.paymentMethod,
    status: 'succeeded',
  })
  return charge
}

export function failPayment(work: Work, intent: PaymentIntent): void {
  const { error } = declined().body
  work.change(intent, { last_payment_error: error, status: 'requires_payment_method' })
}
