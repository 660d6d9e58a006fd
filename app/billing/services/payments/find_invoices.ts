import type Stripe from 'stripe'
import { type Asked, askStripe } from '#app/billing/services/payments/ask_stripe'
import { type InvoiceState, invoiceState } from '#app/billing/domain/payments/invoice_state'
import { paymentsOf, readPayments } from '#app/billing/services/payments/read_payments'
import { findCustomer } from '#app/billing/services/payments/customers'

const MAX_INVOICES = 100

export interface FoundInvoice {
  invoice: Stripe.Invoice
  state: InvoiceState | null
}

/** The newest invoices of a person, asked from Stripe. A person who never paid has none. */
export async function findInvoices(userId: string): Promise<Asked<FoundInvoice[]>> {
  const customer = await findCustomer({ user_id: userId })
  if (!customer) return { ok: true, made: [] }
  return askStripe(async (stripe) => {
    const { customer_id: id } = customer
    const [{ data }, payments] = await Promise.all([
      stripe.invoices.list({ customer: id, limit: MAX_INVOICES, expand: ['data.payments'] }),
      readPayments(stripe, id),
    ])
    return data
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => {
        const own = paymentsOf(invoice).flatMap((payment) => payments.get(payment) ?? [])
        return { invoice, state: invoiceState(invoice.status as InvoiceState | null, own) }
      })
  })
}
