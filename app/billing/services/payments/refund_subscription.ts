import type Stripe from 'stripe'

/**
 * Ends a subscription at once and pays back what was paid for its current period. Each request has a key of its own, so
 * that an interrupted refund can be done again.
 * @param key for these requests, the same each time
 */
export async function refundSubscription(stripe: Stripe, id: string, key: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id)
  const invoices = await stripe.invoices.list({
    ...{ subscription: id, status: 'paid', limit: 1 },
    expand: ['data.payments'],
  })
  const intent = paymentOf(invoices.data[0])
  // First the money: a person who is interrupted here still has what they paid for.
  if (intent) await refund(stripe, intent, `${key}:refund`)
  if (subscription.status !== 'canceled')
    await stripe.subscriptions.cancel(
      id,
      { prorate: false, invoice_now: false },
      { idempotencyKey: `${key}:cancel` }
    )
}

/** Returns a payment. One that was returned already stays as it is. */
async function refund(stripe: Stripe, intent: string, idempotencyKey: string): Promise<void> {
  const params = { payment_intent: intent, reason: 'requested_by_customer' } as const
  await stripe.refunds.create(params, { idempotencyKey }).catch((error: unknown) => {
    const code = (error as Stripe.errors.StripeError).code
    if (code !== 'charge_already_refunded') throw error
  })
}

/** The payment of an invoice; null where nothing was paid. */
function paymentOf(invoice: Stripe.Invoice | undefined): string | null {
  const paid = invoice?.payments?.data.find(({ status }) => status === 'paid')
  const intent = paid?.payment.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
