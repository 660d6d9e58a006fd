import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Stripe from 'stripe'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { cancelSubscription } from '#app/billing/services/payments/change_subscription'
import { suspensionFollow } from '#app/billing/services/payments/syncing/follow_suspension'
import { syncNow } from '#app/billing/services/payments/syncing/sync_customer'
import type { JobRun } from '#app/core/jobs/define_job'
import { startWorker } from '#app/core/jobs/start_worker'
import { administrator, at } from '#tests/functional/account/administrators'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import {
  CHECKOUT,
  customerOf,
  newSubscriber,
  type Subscriber,
} from '#tests/functional/billing/payments/subscribers'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

const unreachable = () =>
  Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'down' }))

const atStripe = ({ stripe, subscription }: Pick<Subscriber, 'stripe' | 'subscription'>) =>
  stripe.subscriptions.retrieve(subscription)

/** Carries out what was to be done at Stripe, as a worker does. */
const followed = (customerId: string) =>
  suspensionFollow.run({ payload: { customerId } } as JobRun<{ customerId: string }>)

test.group('The subscription of a suspended person', (group) => {
  group.tap(onBothDatabases)

  test('is not renewed, and goes on when the suspension ends before its period', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await startWorker())
    const admin = await administrator(client)
    const subscriber = await newSubscriber(client)
    const { person } = subscriber
    const suspension = at(person.user.id, '/suspension')
    ;(await admin.put(suspension, { reason: 'Spam' })).assertStatus(200)
    await until(async () => (await atStripe(subscriber)).cancel_at_period_end)
    assert.equal((await atStripe(subscriber)).status, 'active')
    ;(await admin.delete(suspension)).assertStatus(200)
    await until(async () => !(await atStripe(subscriber)).cancel_at_period_end)
    await until(
      async () => (await person.get('/api/subscription')).body().subscription.state === 'active'
    )
  })

  test('stays canceled after it where its owner had canceled it', async ({ client, assert }) => {
    const admin = await administrator(client)
    const subscriber = await newSubscriber(client)
    const { person, customer } = subscriber
    assert.isTrue((await cancelSubscription(person.user.id, 'period_end')).ok)
    for (const method of ['put', 'delete'] as const) {
      await admin[method](at(person.user.id, '/suspension'), { reason: 'Spam' })
      await followed(customer)
    }
    assert.isTrue((await atStripe(subscriber)).cancel_at_period_end)
  })

  test('stays canceled after it where its owner is leaving', async ({ client, assert }) => {
    const admin = await administrator(client)
    const subscriber = await newSubscriber(client)
    const { person, customer } = subscriber
    await admin.put(at(person.user.id, '/suspension'), { reason: 'Spam' })
    await followed(customer)
    const leaving = { deletion_due_ms: Date.now() + 1_000_000 }
    await db.from('users').where('id', person.user.id).update(leaving)
    await admin.delete(at(person.user.id, '/suspension'))
    await followed(customer)
    assert.isTrue((await atStripe(subscriber)).cancel_at_period_end)
  })

  test('ends at once where a payment is open, so that nothing more is collected', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const subscriber = await newSubscriber(client)
    await changeSandbox([subscriber.subscription], (work) =>
      work.change(work.find('subscription', subscriber.subscription), { status: 'past_due' })
    )
    await admin.put(at(subscriber.person.user.id, '/suspension'), { reason: 'Spam' })
    await followed(subscriber.customer)
    assert.equal((await atStripe(subscriber)).status, 'canceled')
  })

  test('is not renewed either where it begins during the suspension', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const person = await newClient(client)
    const { url } = (await person.post(CHECKOUT, {})).body()
    await admin.put(at(person.user.id, '/suspension'), { reason: 'Spam' })
    await paid(url)
    const customerId = await customerOf(person)
    await syncNow(customerId)
    const job = { name: suspensionFollow.name, key: `customer ${customerId}` }
    assert.isNotEmpty(await db.from('jobs').where(job))
  })

  test('and open checkouts wait for a Stripe that cannot be reached', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const subscriber = await newSubscriber(client)
    const { person, stripe, customer } = subscriber
    const pack = await person.post(CHECKOUT, { item: 'credits-100' })
    pack.assertStatus(200)
    const { list } = stripe.checkout.sessions
    stripe.checkout.sessions.list = unreachable as never
    try {
      const suspended = await admin.put(at(person.user.id, '/suspension'), { reason: 'Spam' })
      suspended.assertStatus(200)
      const job = { name: suspensionFollow.name, key: `customer ${customer}` }
      assert.lengthOf(await db.from('jobs').where(job), 1)
      await assert.rejects(() => followed(customer), /down/)
    } finally {
      stripe.checkout.sessions.list = list
    }
    await followed(customer)
    assert.isTrue((await atStripe(subscriber)).cancel_at_period_end)
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' })
    assert.isEmpty(data)
  })
})
