import type Stripe from 'stripe'
import { type Asked, askStripe } from '#app/billing/services/payments/ask_stripe'
import { findCustomer } from '#app/billing/services/payments/customers'

const MAX_INVOICES = 100

/** The newest invoices of a person, asked from Stripe. A person who never paid has none. */
export async function findInvoices(userId: string): Promise<Asked<Stripe.Invoice[]>> {
  const customer = await findCustomer({ user_id: userId })
  if (!customer) return { ok: true, made: [] }
  return askStripe(async (stripe) => {
    const { data } = await stripe.invoices.list({
      customer: customer.customer_id,
      limit: MAX_INVOICES,
    })
    return data.filter(({ status }) => status !== 'draft')
  })
}
