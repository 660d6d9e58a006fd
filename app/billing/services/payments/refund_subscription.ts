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
  let creditUsed = 0
  let hasRefunded = false
  for await (const invoice of paid) {
    creditUsed += (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance
    const intent = paymentOf(invoice)
    if (!intent || (payments === 'newest' && hasRefunded)) continue
    await refund(stripe, intent, `${key}:refund:${invoice.id}`)
    hasRefunded = true
  }
  if (payments === 'all') await undoCredit(stripe, subscription, creditUsed)
  if (subscription.status !== 'canceled')
    await stripe.subscriptions.cancel(
      id,
      { prorate: false, invoice_now: false },
      { idempotencyKey: `${key}:cancel` }
    )
}

/**
 * Undoes, once, what the invoices of a subscription did to the credit of its customer: a change to a cheaper price left some,
 * which was paid for by what goes back; and credit from before was used, which nothing else returns.
 * @param used US cents; negative where more was left than used
 */
async function undoCredit(
  stripe: Stripe,
  { id, customer: about }: Stripe.Subscription,
  used: number
): Promise<void> {
  if (used === 0) return
  const customer = await stripe.customers.retrieve(typeof about === 'string' ? about : about.id)
  if (customer.deleted || customer.metadata.credit_undone === id) return
  await stripe.customers.update(customer.id, {
    // A credit is a negative balance. Nobody owes anything because a credit was spent elsewhere meanwhile.
    balance: Math.min(0, customer.balance - used),
    metadata: { credit_undone: id },
  })
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
