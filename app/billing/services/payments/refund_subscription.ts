import type Stripe from 'stripe'

interface Refund {
  /** Of these requests, the same each time. */
  key: string
  /** All payments of the subscription, or only the newest one. */
  payments: 'all' | 'newest'
}

/**
 * Ends a subscription at once and pays back what was paid for it. Each request has a key of its own, so that an interrupted
 * refund can be done again.
 */
export async function refundSubscription(
  stripe: Stripe,
  id: string,
  { key, payments }: Refund
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id)
  const paid = stripe.invoices.list({
    ...{ subscription: id, status: 'paid', limit: 100 },
    expand: ['data.payments'],
  })
  // First the money: a person who is interrupted here still has what they paid for.
  for await (const invoice of paid) {
    const intent = paymentOf(invoice)
    if (!intent) continue
    await refund(stripe, intent, `${key}:refund:${invoice.id}`)
    if (payments === 'newest') break
  }
  if (payments === 'all') await takeBackCredit(stripe, subscription.customer)
  if (subscription.status !== 'canceled')
    await stripe.subscriptions.cancel(
      id,
      { prorate: false, invoice_now: false },
      { idempotencyKey: `${key}:cancel` }
    )
}

/** A change to a cheaper price leaves a credit for the next payments, which was paid for by what goes back. */
async function takeBackCredit(
  stripe: Stripe,
  about: Stripe.Subscription['customer']
): Promise<void> {
  const id = typeof about === 'string' ? about : about.id
  const customer = await stripe.customers.retrieve(id)
  if (!customer.deleted && customer.balance < 0) await stripe.customers.update(id, { balance: 0 })
}

/** A bank that is asked to return a payment already returns no other one. */
const RETURNED = ['charge_already_refunded', 'charge_disputed']

/** Returns a payment. One that was returned already stays as it is. */
async function refund(stripe: Stripe, intent: string, idempotencyKey: string): Promise<void> {
  const params = { payment_intent: intent, reason: 'requested_by_customer' } as const
  await stripe.refunds.create(params, { idempotencyKey }).catch((error: unknown) => {
    const code = (error as Stripe.errors.StripeError).code
    if (!RETURNED.includes(code ?? '')) throw error
  })
}

/** The payment of an invoice; null where nothing was paid. */
function paymentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  const intent = paid?.payment.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
