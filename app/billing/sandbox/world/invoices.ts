import type {
  Customer,
  Invoice,
  InvoiceLine,
  Subscription,
} from '#app/billing/sandbox/world/objects'
import { listOf } from '#app/billing/sandbox/world/objects'
import { failPayment, newPayment, succeed } from '#app/billing/sandbox/world/payments'
import { newInvoice } from '#app/billing/sandbox/world/shapes/invoices'
import { newInvoicePayment } from '#app/billing/sandbox/world/shapes/payments'
import type { Work } from '#app/billing/sandbox/world/work'

export interface InvoiceParams {
  customer: Customer
  subscription: Subscription | null
  lines: InvoiceLine[]
  reason: string
  period: { start: number; end: number }
  currency: string
}

/** Makes an open invoice, and takes what the customer has as credit off it. */
export function openInvoice(work: Work, params: InvoiceParams): Invoice {
  const { id, now, origin } = { id: work.newId('in'), now: work.now, origin: work.origin }
  const customer = work.find('customer', params.customer.id)
  const invoice = work.put(newInvoice({ ...params, customer, id, now, origin }))
  work.change(customer, {
    balance: invoice.ending_balance as number,
    currency: params.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  })
  return invoice
}

/** Seconds after the first attempt at which a payment is tried again. */
export const RETRY_SECONDS = [3, 5, 7].map((days) => days * 86_400)

/**
 * Tries to collect an open invoice.
 * @param works whether the card of the customer pays
 */
export function collect(work: Work, invoice: Invoice, works: boolean): Invoice {
  if (invoice.amount_due === 0) return markPaid(work, invoice)
  const [known] = invoice.payments.data
  const customer = work.find('customer', invoice.customer)
  const intent = known
    ? work.find('payment_intent', known.payment.payment_intent)
    : newPayment(work, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: customer.id,
        description: `Invoice ${invoice.number}`,
        metadata: {},
      })
  const payment = known ?? newInvoicePayment(work.newId('inpay'), work.now, invoice, intent.id)
  const attempted = { attempted: true, attempt_count: invoice.attempt_count + 1 }
  const list = invoice.payments
  if (!works) {
    failPayment(work, intent)
    return markFailed(
      work,
      work.change(invoice, { ...attempted, payments: { ...list, data: [payment] } })
    )
  }
  succeed(work, intent, customer)
  const paid = {
    ...payment,
    amount_paid: invoice.amount_due,
    status: 'paid' as const,
    status_transitions: { canceled_at: null, paid_at: work.now },
  }
  return markPaid(work, {
    ...invoice,
    ...attempted,
    payments: listOf([paid], invoice.payments.url),
  })
}

function markPaid(work: Work, invoice: Invoice): Invoice {
  const paid = work.change(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...(invoice.status_transitions as object), paid_at: work.now },
  })
  work.emit('invoice.paid', paid)
  return paid
}

function markFailed(work: Work, invoice: Invoice): Invoice {
  const pause = RETRY_SECONDS.at(invoice.attempt_count - 1)
  const isLast = invoice.parent === null || invoice.attempt_count > RETRY_SECONDS.length
  const failed = work.change(invoice, {
    next_payment_attempt: isLast || pause === undefined ? null : invoice.created + pause,
  })
  work.emit('invoice.payment_failed', failed)
  return failed
}
