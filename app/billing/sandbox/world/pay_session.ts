import type { CardName } from '#app/billing/sandbox/world/cards'
import { periodEnd } from '#app/billing/sandbox/world/billing_dates'
import { createCustomer } from '#app/billing/sandbox/world/customers'
import { collect, openInvoice } from '#app/billing/sandbox/world/invoices'
import type {
  Customer,
  InvoiceLine,
  LineItem,
  Recurring,
  Session,
} from '#app/billing/sandbox/world/objects'
import { attachCard, newPayment, succeed } from '#app/billing/sandbox/world/payments'
import { regularLine } from '#app/billing/sandbox/world/proration'
import { newInvoiceLine } from '#app/billing/sandbox/world/shapes/invoices'
import { customerDetails } from '#app/billing/sandbox/world/shapes/sessions'
import { newItem, newSubscription } from '#app/billing/sandbox/world/shapes/subscriptions'
import type { Work } from '#app/billing/sandbox/world/work'

export type Payment =
  | { state: 'paid' }
  | { state: 'authenticating' }
  | { state: 'declined'; message: string }
  /** It was paid or left before, perhaps in another tab. */
  | { state: 'closed' }

/** What the checkout page does with a card. */
export function paySession(work: Work, id: string, card: CardName): Payment {
  const session = work.find('checkout.session', id)
  if (session.status !== 'open') return { state: 'closed' }
  if (card === 'declined') return { state: 'declined', message: 'Your card was declined.' }
  if (card === 'authentication') {
    work.change(session, { sandbox: { ...session.sandbox, isAuthenticating: true } })
    return { state: 'authenticating' }
  }
  complete(work, session, card)
  return { state: 'paid' }
}

/** What the page of the bank answers. */
export function authenticateSession(work: Work, id: string, isConfirmed: boolean): Payment {
  const session = work.find('checkout.session', id)
  if (session.status !== 'open') return { state: 'closed' }
  if (!session.sandbox.isAuthenticating) return { state: 'authenticating' }
  const sandbox = { ...session.sandbox, isAuthenticating: false }
  const answered = work.change(session, { sandbox })
  if (!isConfirmed) {
    const message = 'We are unable to authenticate your card. Choose another card and try again.'
    return { state: 'declined', message }
  }
  complete(work, answered, 'authentication')
  return { state: 'paid' }
}

function complete(work: Work, session: Session, card: CardName): void {
  const found = session.customer
    ? work.find('customer', session.customer)
    : createCustomer(work, { email: session.customer_email })
  const customer = attachCard(work, { ...found, currency: session.currency }, card)
  const made =
    session.mode === 'subscription'
      ? subscribe(work, session, customer)
      : payOnce(work, session, customer)
  const done = work.change(session, {
    ...made,
    automatic_tax: session.automatic_tax.enabled
      ? { ...session.automatic_tax, status: 'complete' }
      : session.automatic_tax,
    customer: customer.id,
    customer_details: customerDetails(customer.email ?? session.customer_email, customer.name),
    payment_status: 'paid',
    status: 'complete',
    url: null,
  })
  work.emit('checkout.session.completed', done)
}

function subscribe(work: Work, session: Session, customer: Customer): Partial<Session> {
  const { now } = work
  const id = work.newId('sub')
  const items = session.line_items.data.flatMap(({ price, quantity }) => {
    if (!price.recurring) return []
    const end = periodEnd(now, now, price.recurring as Recurring)
    return newItem({ id: work.newId('si'), subscription: id, now, price, quantity, end })
  })
  const subscription = work.put(
    newSubscription({
      id,
      now,
      customer: customer.id,
      items,
      metadata: session.sandbox.madeMetadata,
      description: session.sandbox.madeDescription,
      paymentMethod: customer.sandbox.paymentMethod!,
      isTaxAutomatic: session.automatic_tax.enabled,
    })
  )
  const lines = [
    ...items.map((item) => regularLine(work, subscription, item)),
    ...session.line_items.data.filter(({ price }) => !price.recurring).map(onceLine(work)),
  ]
  const invoice = openInvoice(work, {
    ...{ customer, subscription, lines, reason: 'subscription_create' },
    ...{ period: { start: now, end: now }, currency: session.currency },
  })
  const started = work.change(subscription, { latest_invoice: invoice.id })
  work.emit('customer.subscription.created', started)
  collect(work, invoice, true)
  return { subscription: id, invoice: invoice.id }
}

const onceLine =
  (work: Work) =>
  ({ price, quantity, description, amount_total: amount }: LineItem): InvoiceLine =>
    newInvoiceLine({
      ...{ id: work.newId('il'), amount, description, price, quantity, isProration: false },
      ...{ period: { start: work.now, end: work.now }, subscription: null, item: null },
    })

function payOnce(work: Work, session: Session, customer: Customer): Partial<Session> {
  if (session.sandbox.withInvoice) {
    const opened = openInvoice(work, {
      ...{ customer, subscription: null, lines: session.line_items.data.map(onceLine(work)) },
      ...{ reason: 'manual', period: { start: work.now, end: work.now } },
      currency: session.currency,
    })
    const invoice = collect(work, opened, true)
    const intent = invoice.payments.data.at(0)?.payment.payment_intent ?? null
    return { invoice: invoice.id, payment_intent: intent }
  }
  const intent = newPayment(work, {
    amount: session.amount_total,
    currency: session.currency,
    customer: customer.id,
    description: session.sandbox.madeDescription,
    metadata: session.sandbox.madeMetadata,
  })
  succeed(work, intent, customer)
  return { payment_intent: intent.id }
}
