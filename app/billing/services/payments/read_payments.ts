import type Stripe from 'stripe'
import type { PaymentFacts } from '#app/billing/domain/payments/invoice_state'

/** A payment of a customer, and the charge that it was, or was not, made with. */
interface Payment extends PaymentFacts {
  charge: Stripe.Charge
}

/** The payments of a customer by the ids of their payment intents. */
export type Payments = ReadonlyMap<string, Payment>

const PAGE = 100

/** @throws Stripe.errors.StripeError */
export async function readPayments(stripe: Stripe, customer: string): Promise<Payments> {
  const payments = new Map<string, Payment>()
  const expand = ['data.latest_charge.refunds']
  const list = stripe.paymentIntents.list({ customer, limit: PAGE, expand })
  for await (const { id, latest_charge: charge } of list) {
    if (charge === null || typeof charge === 'string') continue
    const { disputed: isDisputed, amount, amount_refunded: refunded } = charge
    const returnedCents = isDisputed ? amount : refunded
    payments.set(id, { paidCents: amount, returnedCents, isDisputed, charge })
  }
  return payments
}

/** The ids of the subscriptions that a payment is disputed of. @throws Stripe.errors.StripeError */
export async function readDisputed(
  stripe: Stripe,
  customer: string,
  payments: Payments
): Promise<ReadonlySet<string>> {
  const disputed = new Set<string>()
  if (![...payments.values()].some(({ isDisputed }) => isDisputed)) return disputed
  const invoices = stripe.invoices.list({ customer, limit: PAGE, expand: ['data.payments'] })
  for await (const invoice of invoices) {
    const subscription = subscriptionOf(invoice)
    const isDisputed = paymentsOf(invoice).some((id) => payments.get(id)?.isDisputed)
    if (subscription && isDisputed) disputed.add(subscription)
  }
  return disputed
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : subscription?.id
}

/** The ids of the payment intents that an invoice was, or is to be, paid with. */
export const paymentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
    intent ? [typeof intent === 'string' ? intent : intent.id] : []
  )
