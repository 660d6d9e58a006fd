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

  test('is what they owe, too, and nothing where it is of another currency', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('monthly')
    assert.equal((await facts(small, customer)).balanceCents, 0)
    change(small, 'customer', { balance: -700 })
    assert.equal((await facts(small, customer)).balanceCents, -700)
    change(small, 'customer', { currency: 'eur' })
    assert.equal((await facts(small, customer)).balanceCents, 0)
  })

  test('of a price that was replaced keeps what it is, and what it costs', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('annual')
    const [{ items, metadata }] = small.all('subscription')
    metadata.item = 'annual'
    Object.assign(items.data[0].price, { lookup_key: null, unit_amount: 19_900 })
    const [replaced] = (await facts(small, customer)).subscriptions
    assert.include(replaced, { item: 'annual', cents: 19_900, status: 'active' })
  })

  test('who paid nothing because of a promotion code is what they bought', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('monthly')
    small.buy('pack', 'works', customer)
    for (const session of small.all('checkout.session'))
      small.world.objects[session.id] = {
        ...session,
        ...{ amount_total: 0, payment_intent: null, payment_status: 'no_payment_required' },
      }
    for (const kind of ['payment_intent', 'charge'] as const)
      for (const { id } of small.all(kind)) delete small.world.objects[id]
    const { subscriptions, packs } = await facts(small, customer)
    assert.include(subscriptions[0], { item: 'monthly', status: 'active' })
    assert.include(packs[0], { item: 'credits-100', cents: 0, returnedCents: 0 })
  })
})
