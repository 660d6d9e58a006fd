import db from '@adonisjs/lucid/services/db'
import type Stripe from 'stripe'
import { findRow, forgetSandboxCustomer } from '#app/billing/sandbox/sandbox_store'
import { type Asked, askStripe } from '#app/billing/services/payments/ask_stripe'
import { findCustomer } from '#app/billing/services/payments/customers'
import { paymentService } from '#app/billing/services/payments/stripe_client'
import { naming } from '#app/core/services/person_data'

/**
 * Deletes a person as a customer at Stripe, which ends their subscriptions and removes their cards, and forgets which
 * customer they were. What Stripe keeps for the tax office, such as invoices, stays there. Doing it again does nothing.
 */
export async function forgetCustomer(userId: string): Promise<Asked<null>> {
  const customer = await findCustomer({ user_id: userId })
  if (!customer) return { ok: true, made: null }
  const { customer_id: id } = customer
  if (await isKnownThere(id)) {
    const asked = await askStripe((stripe) => deleteCustomer(stripe, id))
    if (!asked.ok) return asked
  }
  await db.transaction(async (trx) => {
    await forgetSandboxCustomer(trx, id)
    await trx.from('billing_customers').where('user_id', userId).delete()
    // Readings that are under way find no customer any more.
    await naming('payload', 'key', 'running_key', 'error')(trx.from('jobs'), id).delete()
  })
  return { ok: true, made: null }
}

/** Customers of the sandbox are unknown to Stripe itself. */
const isKnownThere = async (id: string): Promise<boolean> =>
  paymentService() === 'sandbox' || (await findRow(db.connection(), id)) === null

async function deleteCustomer(stripe: Stripe, id: string): Promise<null> {
  await stripe.customers.del(id).catch((error: unknown) => {
    if ((error as Stripe.errors.StripeError).code !== 'resource_missing') throw error
  })
  return null
}
