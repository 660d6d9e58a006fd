import { test } from '@japa/runner'
import {
  duplicatesOf,
  lapsedOf,
  GRACE_DAYS,
  standingOf,
} from '#app/billing/domain/payments/standing'
import { DAY_MS, MONTH_END_MS, START_MS, subscription } from '#tests/unit/billing/payments/facts'

const NOW = START_MS + DAY_MS

test.group('The standing of a customer', () => {
  test('is active, canceling or past due as the subscription is', ({ assert }) => {
    const stateOf = (about: Parameters<typeof subscription>[0], now = NOW) =>
      standingOf([subscription(about)], now)?.state ?? 'free'
    assert.equal(stateOf({}), 'active')
    assert.equal(stateOf({ status: 'trialing' }), 'active')
    assert.equal(stateOf({ endsMs: MONTH_END_MS }), 'canceling')
    assert.equal(stateOf({ endsMs: MONTH_END_MS }, MONTH_END_MS), 'free')
    assert.equal(stateOf({ status: 'past_due' }), 'past_due')
    for (const status of [
      'canceled',
      'unpaid',
      'paused',
      'disputed',
      'incomplete',
      'incomplete_expired',
    ] as const)
      assert.equal(stateOf({ status }), 'free', status)
    assert.equal(stateOf({ item: null }), 'free')
    assert.isNull(standingOf([], NOW))
  })

  test('stays for seven days after a payment has failed, and no longer than the subscription', ({
    assert,
  }) => {
    const failed = { status: 'past_due', periodStartMs: START_MS } as const
    const end = START_MS + GRACE_DAYS * DAY_MS
    assert.equal(standingOf([subscription(failed)], end - 1)?.untilMs, end)
    assert.isNull(standingOf([subscription(failed)], end))
    const sooner = { ...failed, endsMs: START_MS + 2 * DAY_MS }
    assert.equal(standingOf([subscription(sooner)], NOW)?.untilMs, sooner.endsMs)
  })

  test('is that of the first of two subscriptions, and the other one is a duplicate', ({
    assert,
  }) => {
    const second = subscription({ id: 'sub_0', item: 'annual', startedMs: START_MS + 1 })
    for (const both of [
      [subscription(), second],
      [second, subscription()],
    ]) {
      assert.equal(standingOf(both, NOW)?.subscriptionId, 'sub_1')
      assert.deepEqual(duplicatesOf(both, NOW), ['sub_0'])
    }
    const ended = subscription({ status: 'canceled' })
    assert.equal(standingOf([ended, second], NOW)?.subscriptionId, 'sub_0')
    assert.deepEqual(duplicatesOf([ended, second], NOW), [])
  })

  test('stays with the subscription that counted before, where an older one comes back', ({
    assert,
  }) => {
    const second = subscription({ id: 'sub_0', item: 'annual', startedMs: START_MS + 1 })
    assert.equal(standingOf([subscription(), second], NOW, 'sub_0')?.subscriptionId, 'sub_0')
    assert.deepEqual(duplicatesOf([subscription(), second], NOW, 'sub_0'), ['sub_1'])
  })

  test('ends for good where a subscription was not paid for', ({ assert }) => {
    const late = START_MS + 8 * DAY_MS
    const pastDue = subscription({ status: 'past_due' })
    assert.deepEqual(lapsedOf([pastDue], START_MS + DAY_MS), [])
    assert.deepEqual(lapsedOf([pastDue], late), [{ id: 'sub_1', reason: 'unpaid' }])
    for (const status of ['unpaid', 'paused', 'disputed'] as const) {
      const reason = status === 'disputed' ? 'disputed' : 'unpaid'
      assert.deepEqual(lapsedOf([subscription({ status })], START_MS), [{ id: 'sub_1', reason }])
      assert.deepEqual(lapsedOf([subscription({ status, endedMs: START_MS })], START_MS), [])
    }
    for (const status of ['active', 'canceled', 'incomplete'] as const)
      assert.deepEqual(lapsedOf([subscription({ status })], late), [])
  })
})
