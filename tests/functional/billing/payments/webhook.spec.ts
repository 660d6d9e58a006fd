import { v7 } from 'uuid'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Stripe from 'stripe'
import { sandboxWebhookSecret } from '#app/billing/sandbox/deliver_events'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { startWorker } from '#app/core/jobs/start_worker'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

interface Sent {
  secret?: string
  timestamp?: number
  about?: object
}

const eventOf = (customer: string, about: object = {}) =>
  JSON.stringify({
    ...{ id: `evt_${v7()}`, object: 'event', type: 'customer.subscription.updated' },
    ...{ livemode: false, data: { object: { object: 'subscription', customer } }, ...about },
  })

async function deliver(client: ApiClient, payload: string, { secret, timestamp }: Sent = {}) {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: secret ?? sandboxWebhookSecret(),
    ...(timestamp && { timestamp }),
  })
  return client
    .post('/api/stripe/webhook')
    .header('content-type', 'application/json')
    .header('stripe-signature', signature)
    .json(payload as unknown as object)
}

const timesStored = async (payload: string) => {
  const { id } = JSON.parse(payload) as { id: string }
  return (await db.from('stripe_events').where('id', id)).length
}

test.group('An event of Stripe', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('is believed in nothing: the customer is read from Stripe', async ({ client, assert }) => {
    const person = await newClient(client)
    const started = await person.post('/api/create-checkout-session', {})
    await paid(started.body().url)
    const { customer_id: customer } = await db
      .from('billing_customers')
      .where('user_id', person.user.id)
      .first()
    const answer = await deliver(
      client,
      eventOf(customer, { type: 'customer.subscription.deleted' })
    )
    answer.assertStatus(200)
    await until(async () => (await person.get('/api/subscription')).body().plan === 'pro')
    const stripe = await stripeClient()
    assert.equal((await stripe.customers.retrieve(customer)).id, customer)
  })

  test('that comes twice is taken once', async ({ client, assert }) => {
    const payload = eventOf('cus_unknown')
    for (let times = 0; times < 3; times++) (await deliver(client, payload)).assertStatus(200)
    assert.equal(await timesStored(payload), 1)
  })

  test('is refused where it is forged, old, of another mode, or no event', async ({
    client,
    assert,
  }) => {
    const old = Math.floor(Date.now() / 1000) - 400
    const real = eventOf('cus_1')
    const ofOtherMode = eventOf('cus_1', { livemode: true })
    const refused = [
      await deliver(client, real, { secret: 'whsec_wrong' }),
      await deliver(client, real, { timestamp: old }),
      await deliver(client, ofOtherMode),
      await client.post('/api/stripe/webhook').json({ id: 'evt_1' }),
    ]
    for (const answer of refused) answer.assertStatus(400)
    assert.deepEqual(
      refused.map((answer) => answer.body().code),
      ['bad_signature', 'bad_signature', 'wrong_mode', 'bad_signature']
    )
    assert.equal(await timesStored(real), 0)
    assert.equal(await timesStored(ofOtherMode), 0)
  })
})
