import type Stripe from 'stripe'
import { askStripe, isUnknownCustomer } from '#app/billing/services/payments/ask_stripe'
import { findCustomer } from '#app/billing/services/payments/customers'

/** Ends the checkouts of a customer that can still be paid. */
export async function expireCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) await stripe.checkout.sessions.expire(id).catch(ignoreEnded)
}

/** The same for a person, who may never have been a customer. Where Stripe cannot be asked, they end by themselves. */
export async function expireCheckoutsOf(userId: string): Promise<void> {
  const customer = await findCustomer({ user_id: userId })
  if (!customer) return
  await askStripe((stripe) =>
    expireCheckouts(stripe, customer.customer_id).catch((error: unknown) => {
      if (!isUnknownCustomer(error)) throw error
    })
  )
}

/** It was paid, or it expired, at the same moment. */
export function ignoreEnded(error: Stripe.errors.StripeError): void {
  if (error.statusCode !== 400) throw error
}
