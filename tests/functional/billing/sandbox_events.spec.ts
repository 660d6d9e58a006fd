import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type Stripe from 'stripe'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { deliverEvents, deliverSandboxEvents } from '#app/billing/sandbox/deliver_events'
import {
  clearSandbox,
  withEmptySandbox,
  makeCatalog,
  openSession,
  receiveEvents,
  type Receiver,
  sandboxClient,
} from '#tests/functional/billing/sandbox_client'
import { pay } from '#tests/functional/billing/sandbox_customers'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

const IN_ORDER = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']

test.group('Events of the sandbox of Stripe', (group) => {
  group.tap(onBothDatabases)
  withEmptySandbox(group)
  let stripe: Stripe
  let receiver: Receiver | undefined
  group.each.setup(async () => {
    stripe = await sandboxClient()
    return async () => {
      receiver?.close()
      deliverSandboxEvents()
      await clearSandbox()
    }
  })
  const types = () => receiver!.events.map(({ type }) => type)
  const received = (count: number) => until(() => receiver!.events.length >= count)
  const undelivered = async () =>
    (await db.from('sandbox_stripe').where('kind', 'event').whereNotNull('due_ms')).length

  async function buy() {
    const { monthly } = await makeCatalog(stripe)
    const session = await openSession(stripe, monthly)
    await pay(session.id)
  }

  test('come twice or in reverse order when asked', async ({ assert }) => {
    receiver = await receiveEvents({ mode: 'reversed' })
    await buy()
    await received(3)
    assert.deepEqual(types(), IN_ORDER.toReversed())
    receiver.close()
    await clearSandbox()
    receiver = await receiveEvents({ mode: 'twice' })
    await buy()
    await received(6)
    assert.deepEqual(
      types(),
      IN_ORDER.flatMap((type) => [type, type])
    )
  })

  test('come late when asked', async ({ assert }) => {
    receiver = await receiveEvents({ mode: 'late', lateMs: 300 })
    const before = performance.now()
    await buy()
    await received(3)
    assert.isAtLeast(performance.now() - before, 300)
  })

  test('are sent again after a failure', async ({ assert }) => {
    receiver = await receiveEvents({ pausesMs: [5, 10] })
    receiver.statuses = [500, 500]
    await buy()
    await received(5)
    await until(async () => (await undelivered()) === 0)
    assert.sameMembers([...new Set(types())], IN_ORDER)
  })

  test('wait for the next change where nobody receives them', async ({ assert }) => {
    deliverSandboxEvents({ address: 'http://127.0.0.1:9/', pausesMs: [] })
    await buy()
    await deliverEvents()
    assert.equal(await undelivered(), 3)
    receiver = await receiveEvents()
    await changeSandbox([], () => null)
    await received(3)
    assert.deepEqual(types(), IN_ORDER)
    await until(async () => (await undelivered()) === 0)
  })
})
