import { test } from '@japa/runner'
import { paySession, authenticateSession } from '#app/billing/sandbox/world/pay_session'
import { createRefund } from '#app/billing/sandbox/world/refunds'
import { updateSubscription } from '#app/billing/sandbox/world/subscriptions'
import { run } from '#app/billing/sandbox/world/world'
import { ORIGIN, SmallWorld } from '#tests/unit/billing/sandbox/small_world'

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

test.group('The model of Stripe', () => {
  test('renews on the last day of short months and comes back to the 31st', ({ assert }) => {
    const small = new SmallWorld()
    small.buy('monthly')
    small.pass(92)
    assert.deepEqual(
      small
        .all('invoice')
        .filter(({ billing_reason: reason }) => reason === 'subscription_cycle')
        .map(({ created }) => day(created)),
      ['2026-02-28', '2026-03-31', '2026-04-30']
    )
  })

  test('ends the same whether the clock moves at once or day by day', ({ assert }) => {
    const [once, daily] = [new SmallWorld(), new SmallWorld()]
    for (const small of [once, daily]) {
      small.buy('monthly', 'fails_later')
      small.buy('annual')
    }
    once.pass(400)
    for (let at = 0; at < 400; at += 1) daily.pass(1)
    assert.deepEqual(once.world, daily.world)
  })

  test('tries a failed renewal after 3, 5 and 7 days', ({ assert }) => {
    const small = new SmallWorld()
    small.buy('monthly', 'fails_later')
    small.pass(60)
    const failed = small.world.events.filter(({ type }) => type === 'invoice.payment_failed')
    assert.deepEqual(
      failed.map(({ created }) => day(created)),
      ['2026-02-28', '2026-03-03', '2026-03-05', '2026-03-07']
    )
    const [subscription] = small.all('subscription')
    assert.equal(subscription.status, 'canceled')
    assert.equal(day(subscription.ended_at as number), '2026-03-07')
  })

  test('a declined card or a failed authentication makes nothing', ({ assert }) => {
    const small = new SmallWorld()
    const id = small.session('monthly', small.customer())
    assert.equal(small.do((work) => paySession(work, id, 'declined')).state, 'declined')
    assert.equal(small.do((work) => paySession(work, id, 'authentication')).state, 'authenticating')
    assert.equal(small.do((work) => authenticateSession(work, id, false)).state, 'declined')
    assert.deepEqual(small.world.events, [])
    assert.deepEqual(small.all('subscription'), [])
  })

  test('a session is paid once', ({ assert }) => {
    const small = new SmallWorld()
    const id = small.session('pack', small.customer())
    assert.equal(small.do((work) => paySession(work, id, 'works')).state, 'paid')
    assert.equal(small.do((work) => paySession(work, id, 'works')).state, 'closed')
    assert.lengthOf(small.all('charge'), 1)
  })

  test('a change of price in the middle credits and charges what is left', ({ assert }) => {
    const small = new SmallWorld()
    small.buy('annual')
    small.pass(100)
    const [{ id, items }] = small.all('subscription')
    small.do((work) =>
      updateSubscription(work, id, {
        items: [{ id: items.data[0].id, price: small.price('monthly').id }],
      })
    )
    const [, invoice] = small.all('invoice')
    const credit = Math.round((25188 * 265) / 365)
    assert.equal(invoice.total, 2999 - credit)
    assert.equal(invoice.amount_due, 0)
    assert.equal(small.all('customer')[0].balance, 2999 - credit)
    small.pass(31)
    assert.equal(small.all('customer')[0].balance, 2 * 2999 - credit)
    assert.lengthOf(small.all('charge'), 1)
  })

  test('a command that is refused leaves the world as it was', ({ assert }) => {
    const small = new SmallWorld()
    small.buy('pack')
    const before = structuredClone(small.world)
    const [{ id }] = small.all('charge')
    const outside = { now: 0, newId: () => 'x', origin: ORIGIN }
    assert.throws(
      () => run(small.world, outside, (work) => createRefund(work, { charge: id, amount: 1001 })),
      /greater than unrefunded amount/
    )
    assert.deepEqual(small.world, before)
  })
})
