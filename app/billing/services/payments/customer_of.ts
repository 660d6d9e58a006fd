import db from '@adonisjs/lucid/services/db'
import type Stripe from 'stripe'
import {
  addCustomer,
  type BillingCustomer,
  findCustomer,
  findGoneCustomer,
} from '#app/billing/services/payments/customers'

/** A person as a customer at Stripe, who is created there once. @throws Stripe.errors.StripeError */
export async function customerOf(stripe: Stripe, userId: string): Promise<BillingCustomer> {
  const known = await findCustomer({ user_id: userId })
  if (known) return known
  const gone = await findGoneCustomer(userId)
  const person: { email: string | null; first_name: string | null; last_name: string | null } =
    await db
      .from('users')
      .where('id', userId)
      .select('email', 'first_name', 'last_name')
      .firstOrFail()
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ')
  const { id } = await stripe.customers.create(
    {
      ...(person.email && { email: person.email }),
      ...(name && { name }),
      metadata: { user_id: userId },
    },
    { idempotencyKey: `customer:${userId}${gone ? `:${gone.customer_id}` : ''}` }
  )
  return addCustomer(userId, id)
}
