import { test } from '@japa/runner'
import type { Kinds } from '#app/billing/sandbox/world/objects'
import { readCustomer } from '#app/billing/services/payments/read_customer'
import { stripeInMemory } from '#tests/functional/billing/payments/stripe_in_memory'
import { SmallWorld } from '#tests/unit/billing/sandbox/small_world'

test.group('What Stripe knows of a customer', () => {
  const facts = (small: SmallWorld, customer: string) =>
    readCustomer(stripeInMemory(small), customer)
  const change = <Name extends keyof Kinds>(
    small: SmallWorld,
    kind: Name,
    fields: Partial<Kinds[Name]>
  ) => {
    const [object] = small.all(kind)
    small.world.objects[object.id] = { ...object, ...fields }
  }

  test('in another currency is no pack of ours', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('pack')
    assert.lengthOf((await facts(small, customer)).packs, 1)
    change(small, 'checkout.session', { currency: 'eur' })
    assert.lengthOf((await facts(small, customer)).packs, 0)
  })

  test('of a price that Hone does not sell is no plan', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('monthly')
    assert.equal((await facts(small, customer)).subscriptions[0].item, 'monthly')
    const [{ items }] = small.all('subscription')
    items.data[0].price.lookup_key = 'something_else'
    assert.isNull((await facts(small, customer)).subscriptions[0].item)
  })

  test('and disputes counts as returned', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('pack')
    const [{ amount }] = small.all('charge')
    change(small, 'charge', { disputed: true })
    const [pack] = (await facts(small, customer)).packs
    assert.equal(pack.returnedCents, amount)
  })

  test('and disputes marks the subscription that was paid so, and no other', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('monthly')
    change(small, 'charge', { disputed: true })
    small.buy('monthly', 'works', customer)
    small.buy('pack', 'works', customer)
    const { subscriptions, packs } = await facts(small, customer)
    assert.deepEqual(
      subscriptions.map(({ status }) => status),
      ['disputed', 'active']
    )
    assert.equal(packs[0].returnedCents, 0)
  })
})
