import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { requestDeletion } from '#app/account/services/deletion/request_deletion'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { priceOf } from '#app/billing/services/payments/price_of'
import { refundSubscription } from '#app/billing/services/payments/refund_subscription'
import { syncNow } from '#app/billing/services/payments/syncing/sync_customer'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
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

  test('that was paid with a credit gives it back, and leaves the rest of it', async ({
    client,
    assert,
  }) => {
    const subscriber = await newSubscriber(client)
    const { person, stripe, customer, subscription } = subscriber
    await stripe.subscriptions.cancel(subscription)
    await syncNow(customer)
    await changeSandbox([customer], (work) =>
      work.change(work.find('customer', customer), { balance: -20000 })
    )
    await paid((await person.post(CHECKOUT, {})).body().url)
    await syncNow(customer)
    assert.equal(await creditOf(subscriber), 20000 - 2999)
    const own = (await person.get('/api/subscription')).body().subscription
    assert.include(own, { nextAmount: 0, creditForNext: 2999 })
    const back = await person.post('/api/billing/money-back', {})
    back.assertStatus(200)
    assert.equal(await creditOf(subscriber), 20000)
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
    const newest = data.toSorted((one, other) => other.created - one.created)[0]
    await refundSubscription(stripe, newest.id, { key: 'again', payments: 'all' })
    assert.equal(await creditOf(subscriber), 20000)
  })

  test('ends at once where its payment is open, and nothing is collected', async ({
    client,
    assert,
  }) => {
    const { person, stripe, customer, subscription } = await newSubscriber(client)
    await changeSandbox([subscription], (work) =>
      work.change(work.find('subscription', subscription), { status: 'past_due' })
    )
    await syncNow(customer)
    const canceled = await person.post('/api/billing/cancellation', {})
    canceled.assertStatus(200)
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'canceled')
    assert.equal(await planOf(person), 'free')
  })

  test('is charged nothing more once its owner leaves', async ({ client, assert }) => {
    const { person, stripe, subscription } = await newSubscriber(client)
    const leaving = { deletion_due_ms: Date.now() + 1_000_000 }
    await db.from('users').where('id', person.user.id).update(leaving)
    for (const refused of [
      await person.delete('/api/billing/cancellation'),
      await person.patch('/api/subscription', { item: 'annual' }),
    ]) {
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'account_leaving')
    }
    const other = await newClient(client)
    const { url } = (await other.post(CHECKOUT, {})).body()
    await db.from('users').where('id', other.user.id).update(leaving)
    await paid(url)
    const customer = await customerOf(other)
    await syncNow(customer)
    const { data } = await stripe.subscriptions.list({ customer })
    assert.isTrue(data[0].cancel_at_period_end)
    assert.isFalse((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end)
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

  test('of a customer who is gone at Stripe does not hold up the deletion of the account', async ({
    client,
    assert,
  }) => {
    const { person, stripe, customer } = await newSubscriber(client)
    const { email } = (await person.get('/api/auth/user')).body()
    await stripe.subscriptions.list({ customer }).then(async ({ data }) => {
      for (const { id } of data) await stripe.subscriptions.cancel(id)
    })
    await syncNow(customer)
    await stripe.customers.del(customer)
    const wish = { userId: person.user.id, confirmation: email, now: Date.now() }
    assert.deepEqual(await requestDeletion(wish), { ok: true })
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
