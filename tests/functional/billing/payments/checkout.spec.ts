import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deliverEvents } from '#app/billing/sandbox/deliver_events'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { startWorker } from '#app/core/jobs/start_worker'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

const subscriptionOf = async (person: SignedClient) => {
  const answer = await person.get('/api/subscription')
  answer.assertStatus(200)
  return answer.body()
}

const buy = (person: SignedClient, body: object = {}) =>
  person.post('/api/create-checkout-session', body)

test.group('A checkout', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('of a subscription gives the Pro plan and its credits once it is paid', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const before = await subscriptionOf(person)
    assert.include(before, { plan: 'free', payments: 'sandbox', subscription: null })
    const started = await buy(person)
    started.assertStatus(200)
    const id = await paid(started.body().url)
    const status = await person.get(`/api/billing/checkouts/${id}`)
    status.assertStatus(200)
    assert.equal(status.body().status, 'done')
    const after = await subscriptionOf(person)
    assert.include(after, { plan: 'pro', creditsUsed: 0, creditsLimit: 1000, grantedBy: null })
    assert.include(after.subscription, { item: 'monthly', state: 'active', nextAmount: 2999 })
    assert.isNotNull(after.moneyBackUntil)
    assert.deepEqual(await reconcile(), [])
    const invoices = (await person.get('/api/billing/invoices')).body()
    assert.lengthOf(invoices, 1)
    assert.include(invoices[0], { status: 'paid', total: 2999, currency: 'usd' })
    const again = await buy(person)
    again.assertStatus(409)
    assert.equal(again.body().code, 'already_subscribed')
  })

  test('that is not paid changes nothing, and the next one takes its place', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = (await buy(person)).body().url
    const second = (await buy(person, { item: 'annual' })).body().url
    assert.notEqual(first, second)
    await assert.rejects(() => paid(first))
    assert.include(await subscriptionOf(person), { plan: 'free', subscription: null })
    await paid(second)
    const { user_id: userId, customer_id: customer } = await db
      .from('billing_customers')
      .where('user_id', person.user.id)
      .first()
    assert.equal(userId, person.user.id)
    const stripe = await stripeClient()
    const open = await stripe.checkout.sessions.list({ customer, status: 'open' })
    assert.lengthOf(open.data, 0)
  })

  test('sent again with its key answers the same, and leads back to this server only', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const body = { successUrl: 'https://evil.test/create', cancelUrl: '/payment' }
    const send = () => buy(person, body).header('Idempotency-Key', 'pay-once')
    const [one, two] = [await send(), await send()]
    assert.equal(one.body().url, two.body().url)
    const stripe = await stripeClient()
    const session = await stripe.checkout.sessions.retrieve(one.body().url.split('/').at(-1))
    assert.notInclude(session.success_url, 'evil')
    const wrong = await buy(person, { successUrl: '/api/logout' })
    wrong.assertStatus(422)
    assert.property(wrong.body().fields, 'successUrl')
    ;(await buy(person, { item: 'gold' })).assertStatus(422)
  })

  test('is for nobody else', async ({ client }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const id = await paid((await buy(person)).body().url)
    ;(await other.get(`/api/billing/checkouts/${id}`)).assertStatus(404)
    await buy(other)
    ;(await other.get(`/api/billing/checkouts/${id}`)).assertStatus(404)
  })

  test('of a pack is for the Pro plan, and its credits stay', async ({ client, assert }) => {
    const person = await newClient(client)
    const refused = await buy(person, { item: 'credits-100' })
    refused.assertStatus(403)
    assert.include(refused.body(), { code: 'plan_limit' })
    await person.get(`/api/billing/checkouts/${await paid((await buy(person)).body().url)}`)
    const pack = await buy(person, { item: 'credits-100' })
    pack.assertStatus(200)
    await person.get(`/api/billing/checkouts/${await paid(pack.body().url)}`)
    assert.include(await subscriptionOf(person), { creditsLimit: 1100 })
    assert.deepEqual(await reconcile(), [])
  })
})

test.group('A subscription', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  const subscribed = async (person: SignedClient) => {
    const id = await paid((await buy(person)).body().url)
    await person.get(`/api/billing/checkouts/${id}`)
  }

  test('can be ended, resumed, changed to annual, and ended at once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await subscribed(person)
    const ended = await person.post('/api/billing/cancellation', {})
    ended.assertStatus(200)
    assert.include(ended.body().subscription, { state: 'canceling', nextAmount: null })
    const resumed = await person.delete('/api/billing/cancellation')
    assert.include(resumed.body().subscription, { state: 'active', endsAt: null })
    const annual = await person.patch('/api/subscription', { item: 'annual' })
    annual.assertStatus(200)
    assert.include(annual.body().subscription, { item: 'annual', nextAmount: 25188 })
    assert.include(annual.body(), { creditsLimit: 1000 })
    const over = await person.post('/api/billing/cancellation', { when: 'now' })
    assert.include(over.body(), { plan: 'free', subscription: null, creditsLimit: 25 })
    ;(await person.post('/api/billing/cancellation', {})).assertStatus(409)
    assert.deepEqual(await reconcile(), [])
  })

  test('is paid back once within three days', async ({ client, assert }) => {
    const person = await newClient(client)
    await subscribed(person)
    const back = await person.post('/api/billing/money-back', {})
    back.assertStatus(200)
    assert.include(back.body(), { plan: 'free', subscription: null, moneyBackUntil: null })
    assert.isNotNull(back.body().moneyBackAt)
    const { customer_id: customer } = await db
      .from('billing_customers')
      .where('user_id', person.user.id)
      .first()
    const stripe = await stripeClient()
    const [payment] = (
      await stripe.paymentIntents.list({ customer, expand: ['data.latest_charge'] })
    ).data
    assert.include(payment.latest_charge, { amount_refunded: 2999 })
    await subscribed(person)
    assert.include(await subscriptionOf(person), { plan: 'pro', moneyBackUntil: null })
    const again = await person.post('/api/billing/money-back', {})
    again.assertStatus(409)
    assert.equal(again.body().code, 'no_money_back')
    assert.deepEqual(await reconcile(), [])
  })

  test('follows its events without being asked for', async ({ client, assert }) => {
    const person = await newClient(client)
    await subscribed(person)
    const { customer_id: customer, subscription_id: id } = await db
      .from('billing_customers')
      .where('user_id', person.user.id)
      .first()
    assert.include(customer, 'cus_')
    const stripe = await stripeClient()
    await stripe.subscriptions.cancel(id)
    await deliverEvents()
    await until(async () => (await subscriptionOf(person)).plan === 'free')
  })
})
