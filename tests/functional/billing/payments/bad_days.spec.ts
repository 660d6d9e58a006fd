import { test } from '@japa/runner'
import Stripe from 'stripe'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { updateSubscription } from '#app/billing/sandbox/world/subscriptions'
import { priceOf } from '#app/billing/services/payments/price_of'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { syncCustomer, syncNow } from '#app/billing/services/payments/syncing/sync_customer'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import {
  chargesOf,
  CHECKOUT,
  customerOf,
  newSubscriber,
  planOf,
} from '#tests/functional/billing/payments/subscribers'
import { ADDRESSES } from '#tests/functional/billing/sandbox_client'
import { pay } from '#tests/functional/billing/sandbox_customers'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

const unreachable = () =>
  Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'down' }))

const unreachableList = () => ({ [Symbol.asyncIterator]: () => ({ next: unreachable }) })

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

  test('on which several tabs buy at once answers each of them clearly', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const items = ['monthly', 'annual', 'monthly', 'annual']
    const answers = await Promise.all(items.map((item) => person.post(CHECKOUT, { item })))
    for (const answer of answers) {
      if (answer.status() === 200) continue
      assert.equal(answer.status(), 409)
      assert.equal(answer.body().code, 'other_checkout')
    }
    assert.isTrue(answers.some((answer) => answer.status() === 200))
  })

  test('on which two checkouts are paid ends one subscription and pays it back', async ({
    client,
    assert,
  }) => {
    const subscriber = await newSubscriber(client)
    const { person, stripe, customer } = subscriber
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
    assert.sameDeepMembers(await chargesOf(subscriber), [
      { amount: 2999, returned: 0 },
      { amount: 25188, returned: 25188 },
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
    const { person, stripe, customer } = await newSubscriber(client)
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
    assert.equal(await planOf(person), 'pro')
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
    assert.equal(await planOf(person), 'free')
  })

  test('on which something is changed in the portal shows it', async ({ client, assert }) => {
    const { person, customer, subscription: id } = await newSubscriber(client)
    await changeSandbox([id], (work) =>
      updateSubscription(work, id, { cancel_at_period_end: true })
    )
    await syncNow(customer)
    const { subscription } = (await person.get('/api/subscription')).body()
    assert.equal(subscription.state, 'canceling')
    assert.isNull(subscription.nextAmount)
  })
})
