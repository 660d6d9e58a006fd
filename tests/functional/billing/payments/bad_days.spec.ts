import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Stripe from 'stripe'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import type { Kinds } from '#app/billing/sandbox/world/objects'
import { updateSubscription } from '#app/billing/sandbox/world/subscriptions'
import { findCustomer } from '#app/billing/services/payments/customers'
import { priceOf } from '#app/billing/services/payments/price_of'
import { readCustomer } from '#app/billing/services/payments/read_customer'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { syncCustomer, syncNow } from '#app/billing/services/payments/sync_customer'
import { reconcile } from '#app/billing/services/reconcile'
import { stripeInMemory } from '#tests/functional/billing/payments/stripe_in_memory'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import { ADDRESSES } from '#tests/functional/billing/sandbox_client'
import { pay } from '#tests/functional/billing/sandbox_customers'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { SmallWorld } from '#tests/unit/billing/sandbox/small_world'

const CHECKOUT = '/api/create-checkout-session'

const unreachable = () =>
  Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'down' }))

const unreachableList = () => ({ [Symbol.asyncIterator]: () => ({ next: unreachable }) })

const customerOf = async ({ user }: SignedClient) =>
  (await findCustomer({ user_id: user.id }))!.customer_id

test.group('A bad day', (group) => {
  group.tap(onBothDatabases)
  group.each.teardown(async () => {
    const differences = await reconcile()
    if (differences.length > 0) throw new Error(differences.join('\n'))
  })

  test('on which the button is pressed twice leaves one checkout that can be paid', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const both = await Promise.all([person.post(CHECKOUT, {}), person.post(CHECKOUT, {})])
    assert.include([200, 409], both[0].status())
    assert.include([200, 409], both[1].status())
    assert.isTrue(both.some((answer) => answer.status() === 200))
    const stripe = await stripeClient()
    const customer = await customerOf(person)
    const { data } = await stripe.checkout.sessions.list({ customer })
    assert.lengthOf(
      data.filter(({ status }) => status === 'open'),
      1
    )
  })

  test('on which two checkouts are paid ends one subscription and pays it back', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, {})).body().url)
    const stripe = await stripeClient()
    const customer = await customerOf(person)
    const second = await stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer, ...ADDRESSES },
      line_items: [{ price: (await priceOf(stripe, 'annual'))!, quantity: 1 }],
    })
    await pay(second.id)
    for (let times = 0; times < 2; times++) await syncNow(customer)
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
    assert.sameMembers(
      data.map(({ status }) => status),
      ['active', 'canceled']
    )
    const payments = await stripe.paymentIntents.list({
      ...{ customer, expand: ['data.latest_charge'] },
    })
    const returned = payments.data.map(({ latest_charge: charge }) => {
      const { amount, amount_refunded: back } = charge as Stripe.Charge
      return [amount, back]
    })
    assert.sameDeepMembers(returned, [
      [2999, 0],
      [25188, 25188],
    ])
    const own = (await person.get('/api/subscription')).body()
    assert.include(own, { plan: 'pro', creditsLimit: 1000 })
    assert.equal(own.subscription.item, 'monthly')
  })

  test('on which Stripe is down says so, keeps the rest working, and loses no event', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, {})).body().url)
    const customer = await customerOf(person)
    const stripe = await stripeClient()
    const { create } = stripe.checkout.sessions
    const { list } = stripe.subscriptions
    cleanup(() => {
      stripe.checkout.sessions.create = create
      stripe.subscriptions.list = list
    })
    stripe.checkout.sessions.create = unreachable
    stripe.subscriptions.list = unreachableList as unknown as typeof list
    const other = await newClient(client)
    const refused = await other.post(CHECKOUT, {})
    refused.assertStatus(503)
    assert.equal(refused.body().code, 'payments_down')
    assert.isDefined(refused.headers()['retry-after'])
    const own = await person.get('/api/subscription')
    own.assertStatus(200)
    await assert.rejects(() => syncCustomer(customer), 'down')
    stripe.checkout.sessions.create = create
    stripe.subscriptions.list = list
    await syncNow(customer)
    assert.equal((await person.get('/api/subscription')).body().plan, 'pro')
  })

  test('on which a price is gone sells nothing and changes nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const stripe = await stripeClient()
    const price = (await priceOf(stripe, 'annual'))!
    const setActive = (active: boolean) =>
      changeSandbox([price], (work) => work.change(work.find('price', price), { active }))
    cleanup(async () => void (await setActive(true)))
    await setActive(false)
    const refused = await person.post(CHECKOUT, { item: 'annual' })
    refused.assertStatus(503)
    assert.equal(refused.body().code, 'no_price')
    assert.equal((await person.get('/api/subscription')).body().plan, 'free')
  })

  test('on which something is changed in the portal shows it', async ({ client, assert }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, {})).body().url)
    const customer = await customerOf(person)
    await syncNow(customer)
    const { id } = await db.from('subscriptions').where('user_id', person.user.id).first()
    await changeSandbox([id], (work) =>
      updateSubscription(work, id, { cancel_at_period_end: true })
    )
    await syncNow(customer)
    const { subscription } = (await person.get('/api/subscription')).body()
    assert.equal(subscription.state, 'canceling')
    assert.isNull(subscription.nextAmount)
  })
})

test.group('A subscription', (group) => {
  group.tap(onBothDatabases)

  test('is not changed while a payment is open: nothing unpaid becomes a credit', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, { item: 'annual' })).body().url)
    const customer = await customerOf(person)
    await syncNow(customer)
    const { id } = await db.from('subscriptions').where('user_id', person.user.id).first()
    await changeSandbox([id], (work) =>
      work.change(work.find('subscription', id), { status: 'past_due' })
    )
    const refused = await person.patch('/api/subscription', { item: 'monthly' })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'not_paid')
    const stripe = await stripeClient()
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer
    assert.equal(balance, 0)
  })

  test('that was changed is paid back in full, and leaves no credit', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, { item: 'annual' })).body().url)
    const customer = await customerOf(person)
    await syncNow(customer)
    const changed = await person.patch('/api/subscription', { item: 'monthly' })
    changed.assertStatus(200)
    const back = await person.post('/api/billing/money-back', {})
    back.assertStatus(200)
    const stripe = await stripeClient()
    const payments = await stripe.paymentIntents.list({
      ...{ customer, expand: ['data.latest_charge'] },
    })
    for (const { latest_charge: charge } of payments.data) {
      const { amount, amount_refunded: returned } = charge as Stripe.Charge
      assert.equal(returned, amount)
    }
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer
    assert.equal(balance, 0)
    assert.equal((await person.get('/api/subscription')).body().plan, 'free')
  })

  test('that is one too many loses its newest payment only, and the other keeps its credit', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, {})).body().url)
    const customer = await customerOf(person)
    await syncNow(customer)
    const stripe = await stripeClient()
    const { data: kept } = await stripe.subscriptions.list({ customer })
    const second = await stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer, ...ADDRESSES },
      line_items: [{ price: (await priceOf(stripe, 'monthly'))!, quantity: 1 }],
    })
    await pay(second.id)
    const { data: both } = await stripe.subscriptions.list({ customer })
    const extra = both.find(({ id }) => id !== kept[0].id)!
    // A change to annual is a second payment of the subscription that is one too many.
    await stripe.subscriptions.update(extra.id, {
      items: [{ id: extra.items.data[0].id, price: (await priceOf(stripe, 'annual'))! }],
      proration_behavior: 'always_invoice',
    })
    await changeSandbox([customer], (work) =>
      work.change(work.find('customer', customer), { balance: -500 })
    )
    await syncNow(customer)
    const charges = await stripe.paymentIntents.list({
      ...{ customer, expand: ['data.latest_charge'] },
    })
    const returned = charges.data.filter(
      ({ latest_charge: charge }) => (charge as Stripe.Charge).amount_refunded > 0
    )
    assert.lengthOf(charges.data, 3)
    assert.lengthOf(returned, 1)
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer
    assert.equal(balance, -500)
  })

  test('that was never paid for is ended when its grace is over', async ({ client, assert }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, {})).body().url)
    const customer = await customerOf(person)
    await syncNow(customer)
    const { id } = await db.from('subscriptions').where('user_id', person.user.id).first()
    await changeSandbox([id], (work) =>
      work.change(work.find('subscription', id), { status: 'unpaid' as never })
    )
    await syncNow(customer)
    const stripe = await stripeClient()
    assert.equal((await stripe.subscriptions.retrieve(id)).status, 'canceled')
    assert.equal((await person.get('/api/subscription')).body().plan, 'free')
  })

  test('of a customer who is gone at Stripe ends, and a new one can be bought', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await paid((await person.post(CHECKOUT, {})).body().url)
    const customer = await customerOf(person)
    await syncNow(customer)
    const stripe = await stripeClient()
    await stripe.customers.del(customer)
    await syncNow(customer)
    assert.equal((await person.get('/api/subscription')).body().plan, 'free')
    const again = await person.post(CHECKOUT, {})
    again.assertStatus(200)
    await paid(again.body().url)
    assert.notEqual(await customerOf(person), customer)
    await syncNow(await customerOf(person))
    assert.equal((await person.get('/api/subscription')).body().plan, 'pro')
  })

  test('is not sold to a person whose account is about to be deleted', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const due = { deletion_due_ms: Date.now() + 1_000_000 }
    await db.from('users').where('id', person.user.id).update(due)
    const refused = await person.post(CHECKOUT, {})
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'account_leaving')
  })
})

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
    change(small, 'charge', { disputed: true } as Partial<Kinds['charge']>)
    const [pack] = (await facts(small, customer)).packs
    assert.equal(pack.returnedCents, amount)
  })
})
