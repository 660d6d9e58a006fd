import { test } from '@japa/runner'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { disputePayment } from '#app/billing/sandbox/world/disputes'
import { syncNow } from '#app/billing/services/payments/syncing/sync_customer'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { startWorker } from '#app/core/jobs/start_worker'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import { CHECKOUT, newSubscriber, planOf } from '#tests/functional/billing/payments/subscribers'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

test.group('The end of a subscription', (group) => {
  group.tap(onBothDatabases)
  group.each.teardown(async () => {
    const differences = await reconcile()
    if (differences.length > 0) throw new Error(differences.join('\n'))
  })

  test('comes when its grace is over, and says that it was not paid for', async ({
    client,
    assert,
  }) => {
    const { person, stripe, customer, subscription } = await newSubscriber(client)
    await changeSandbox([subscription], (work) =>
      work.change(work.find('subscription', subscription), { status: 'unpaid' as never })
    )
    await syncNow(customer)
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'canceled')
    await syncNow(customer)
    const own = (await person.get('/api/subscription')).body()
    assert.equal(own.plan, 'free')
    assert.equal(own.ended.reason, 'unpaid')
  })

  test('comes when a payment of it is disputed, whose event names no customer, and says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stop = await startWorker()
    cleanup(stop)
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
    await syncNow(customer)
    const own = (await person.get('/api/subscription')).body()
    assert.isNull(own.subscription)
    assert.equal(own.ended.reason, 'disputed')
    assert.isNotNull(own.ended.endedAt)
    await paid((await person.post(CHECKOUT, {})).body().url)
    await syncNow(customer)
    const again = (await person.get('/api/subscription')).body()
    assert.include(again, { plan: 'pro', ended: null })
  })

  test('that its owner wanted has no other reason, whatever is disputed later', async ({
    client,
    assert,
  }) => {
    const { person, stripe, customer, subscription } = await newSubscriber(client)
    await stripe.subscriptions.cancel(subscription)
    await changeSandbox([customer], (work) =>
      disputePayment(
        work,
        work.all('charge').find((one) => one.customer === customer)!
      )
    )
    await syncNow(customer)
    const own = (await person.get('/api/subscription')).body()
    assert.include(own, { plan: 'free', ended: null })
  })
})
