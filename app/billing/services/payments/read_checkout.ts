import type Stripe from 'stripe'
import { type Asked, askStripe } from '#app/billing/services/payments/ask_stripe'
import { findCustomer } from '#app/billing/services/payments/customers'
import { syncNow } from '#app/billing/services/payments/syncing/sync_customer'

/** `done` once Hone knows what was paid for. */
export type CheckoutStatus = 'open' | 'expired' | 'processing' | 'done'

/**
 * How a checkout of a person stands. One that was paid is read from Stripe at once, whether its event has come or not.
 * @returns `no_checkout` for that of another person, too
 */
export async function readCheckout(
  userId: string,
  id: string
): Promise<Asked<CheckoutStatus> | { ok: false; error: 'no_checkout' }> {
  const customer = await findCustomer({ user_id: userId })
  if (!customer) return { ok: false, error: 'no_checkout' }
  const asked = await askStripe(async (stripe): Promise<CheckoutStatus | null> => {
    const session = await stripe.checkout.sessions.retrieve(id).catch(absentAsNull)
    if (!session || session.customer !== customer.customer_id) return null
    if (session.status !== 'complete') return session.status === 'expired' ? 'expired' : 'open'
    if (session.payment_status === 'unpaid') return 'processing'
    return (await syncNow(customer.customer_id)) ? 'done' : 'processing'
  })
  if (!asked.ok) return asked
  return asked.made === null ? { ok: false, error: 'no_checkout' } : { ok: true, made: asked.made }
}

function absentAsNull(error: Stripe.errors.StripeError): null {
  if (error.statusCode === 404 || error.statusCode === 400) return null
  throw error
}
