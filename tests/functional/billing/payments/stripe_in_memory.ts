import type Stripe from 'stripe'
import type { SandboxObject } from '#app/billing/sandbox/world/objects'
import type { SmallWorld } from '#tests/unit/billing/sandbox/small_world'

const listed = (objects: SandboxObject[]) => ({
  async *[Symbol.asyncIterator]() {
    yield* objects
  },
})

/** As much of the client of Stripe as a customer is read with, which answers from a world in memory. */
export function stripeInMemory(small: SmallWorld): Stripe {
  const ofCustomer = (
    kind: 'subscription' | 'checkout.session' | 'payment_intent' | 'invoice'
  ) => ({
    list: ({ customer }: { customer: string }) =>
      listed(small.all(kind).filter((object) => object.customer === customer)),
  })
  const payments = ofCustomer('payment_intent')
  const withCharge = async function* (about: { customer: string }) {
    for await (const payment of payments.list(about)) {
      const { latest_charge: id } = payment as unknown as { latest_charge: string | null }
      yield { ...payment, latest_charge: id === null ? null : small.world.objects[id] }
    }
  }
  const withCustomer = async function* (about: { customer: string }) {
    for await (const subscription of ofCustomer('subscription').list(about))
      yield { ...subscription, customer: small.world.objects[about.customer] }
  }
  return {
    subscriptions: { list: withCustomer },
    checkout: { sessions: ofCustomer('checkout.session') },
    paymentIntents: { list: withCharge },
    invoices: ofCustomer('invoice'),
    disputes: {
      list: ({ charge }: { charge: string }) =>
        listed(small.all('dispute').filter((dispute) => dispute.charge === charge)),
    },
  } as unknown as Stripe
}
