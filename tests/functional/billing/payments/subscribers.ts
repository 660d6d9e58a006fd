import type { ApiClient } from '@japa/api-client'
import type Stripe from 'stripe'
import { findCustomer } from '#app/billing/services/payments/customers'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { syncNow } from '#app/billing/services/payments/syncing/sync_customer'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import { newClient, type SignedClient } from '#tests/helpers/api'

export const CHECKOUT = '/api/create-checkout-session'

export interface Subscriber {
  person: SignedClient
  stripe: Stripe
  /** The id of the person at Stripe. */
  customer: string
  /** The id of the subscription. */
  subscription: string
}

/** The id of a person at Stripe. */
export const customerOf = async ({ user }: SignedClient): Promise<string> =>
  (await findCustomer({ user_id: user.id }))!.customer_id

/** A new person who has paid for Pro. */
export async function newSubscriber(
  client: ApiClient,
  item: 'monthly' | 'annual' = 'monthly'
): Promise<Subscriber> {
  const person = await newClient(client)
  await paid((await person.post(CHECKOUT, { item })).body().url)
  const customer = await customerOf(person)
  await syncNow(customer)
  const stripe = await stripeClient()
  const { data } = await stripe.subscriptions.list({ customer })
  return { person, stripe, customer, subscription: data[0].id }
}

/** What a customer has paid, and what went back of it, in US cents. */
export async function chargesOf({
  stripe,
  customer,
}: Pick<Subscriber, 'stripe' | 'customer'>): Promise<{ amount: number; returned: number }[]> {
  const { data } = await stripe.paymentIntents.list({
    ...{ customer, expand: ['data.latest_charge'] },
  })
  return data.map(({ latest_charge: charge }) => {
    const { amount, amount_refunded: returned } = charge as Stripe.Charge
    return { amount, returned }
  })
}

/** The credit that a customer has for the next payments, in US cents. */
export async function creditOf({
  stripe,
  customer,
}: Pick<Subscriber, 'stripe' | 'customer'>): Promise<number> {
  const found = (await stripe.customers.retrieve(customer)) as Stripe.Customer
  return -found.balance
}

export const planOf = async (person: SignedClient): Promise<string> =>
  (await person.get('/api/subscription')).body().plan
