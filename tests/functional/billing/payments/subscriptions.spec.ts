import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { disputePayment } from '#app/billing/sandbox/world/disputes'
import { priceOf } from '#app/billing/services/payments/price_of'
import { syncNow } from '#app/billing/services/payments/sync_customer'
import { reconcile } from '#app/billing/services/reconcile'
import { startWorker } from '#app/core/jobs/start_worker'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import {
  chargesOf,
  CHECKOUT,
  creditOf,
  customerOf,
  newSubscriber,
  planOf,
} from '#tests/functional/billing/payments/subscribers'
import { ADDRESSES } from '#tests/functional/billing/sandbox_client'
import { pay } from '#tests/functional/billing/sandbox_customers'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

test.group('A subscription', (group) => {
  group.tap(onBothDatabases)
  group.each.teardown(async () => {
    const differences = await reconcile()
    if (differences.length > 0) throw new Error(differences.join('\n'))
  })

  test('is not changed while a payment is open: nothing unpaid becomes a credit', async ({
    client,
    assert,
  }) => {
    const subscriber = await newSubscriber(client, 'annual')
    const { person, subscription } = subscriber
    await changeSandbox([subscription], (work) =>
      work.change(work.find('subscription', subscription), { status: 'past_due' })
    )
    const refused = await person.patch('/api/subscription', { item: 'monthly' })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'not_paid')
    assert.equal(await creditOf(subscriber), 0)
  })

  test('that was changed is paid back in full, and leaves no credit', async ({
    client,
    assert,
  }) => {
    const subscriber = await newSubscriber(client, 'annual')
    const { person } = subscriber
    const changed = await person.patch('/api/subscription', { item: 'monthly' })
    changed.assertStatus(200)
    const back = await person.post('/api/billing/money-back', {})
    back.assertStatus(200)
    for (const { amount, returned } of await chargesOf(subscriber)) assert.equal(returned, amount)
    assert.equal(await creditOf(subscriber), 0)
    assert.equal(await planOf(person), 'free')
  })

  test('that is one too many loses its newest payment only, and the other keeps its credit', async ({
    client,
    assert,
  }) => {
    const subscriber = await newSubscriber(client)
    const { stripe, customer, subscription } = subscriber
    const second = await stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer, ...ADDRESSES },
      line_items: [{ price: (await priceOf(stripe, 'monthly'))!, quantity: 1 }],
    })
    await pay(second.id)
    const { data: both } = await stripe.subscriptions.list({ customer })
    const extra = both.find(({ id }) => id !== subscription)!
    // A change to annual is a second payment of the subscription that is one too many.
    await stripe.subscriptions.update(extra.id, {
      items: [{ id: extra.items.data[0].id, price: (await priceOf(stripe, 'annual'))! }],
      proration_behavior: 'always_invoice',
    })
    await changeSandbox([customer], (work) =>
      work.change(work.find('customer', customer), { balance: -500 })
    )
    await syncNow(customer)
    const charges = await chargesOf(subscriber)
    assert.lengthOf(charges, 3)
    assert.lengthOf(
      charges.filter(({ returned }) => returned > 0),
      1
    )
    assert.equal(await creditOf(subscriber), 500)
  })

  test('that was never paid for is ended when its grace is over', async ({ client, assert }) => {
    const { person, stripe, customer, subscription } = await newSubscriber(client)
    await changeSandbox([subscription], (work) =>
      work.change(work.find('subscription', subscription), { status: 'unpaid' as never })
    )
    await syncNow(customer)
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'canceled')
    assert.equal(await planOf(person), 'free')
  })

  test('ends when a payment of it is disputed, whose event names no customer', async ({
    client,
    assert,
  }) => {
    await startWorker()
    const { person, stripe, customer, subscription } = await newSubscriber(client)
    await changeSandbox([customer], (work) =>
      disputePayment(
        work,
        work.all('charge').findLast((one) => one.customer === customer)!
      )
    )
    await until(async () => (await planOf(person)) === 'free')
    await until(
      async () => (await stripe.subscriptions.retrieve(subscription)).status === 'canceled'
    )
    const own = (await person.get('/api/subscription')).body()
    assert.isNull(own.subscription)
    await paid((await person.post(CHECKOUT, {})).body().url)
    await syncNow(customer)
    assert.equal(await planOf(person), 'pro')
  })

  test('of a customer who is gone at Stripe ends, and a new one can be bought', async ({
    client,
    assert,
  }) => {
    const { person, stripe, customer } = await newSubscriber(client)
    await stripe.customers.del(customer)
    await syncNow(customer)
    assert.equal(await planOf(person), 'free')
    const again = await person.post(CHECKOUT, {})
    again.assertStatus(200)
    await paid(again.body().url)
    assert.notEqual(await customerOf(person), customer)
    await syncNow(await customerOf(person))
    assert.equal(await planOf(person), 'pro')
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
