import { test } from '@japa/runner'
import { lastEndOf } from '#app/billing/domain/payments/last_end'
import { DAY_MS, START_MS, subscription } from '#tests/unit/billing/payments/facts'

test.group('Why the Pro plan ended', () => {
  const ended = (status: 'disputed' | 'unpaid' | 'canceled', endedMs: number | null) =>
    subscription({ status, endedMs })

  test('is known of a dispute and of a payment that was not made', ({ assert }) => {
    assert.deepEqual(lastEndOf([ended('disputed', START_MS)]), {
      reason: 'disputed',
      endedMs: START_MS,
    })
    assert.deepEqual(lastEndOf([ended('unpaid', START_MS)]), {
      reason: 'unpaid',
      endedMs: START_MS,
    })
    assert.deepEqual(lastEndOf([ended('disputed', null)]), { reason: 'disputed', endedMs: null })
    const pastDue = subscription({ status: 'past_due' })
    assert.deepEqual(lastEndOf([pastDue]), { reason: 'unpaid', endedMs: null })
  })

  test('is nothing to tell where the person wanted it, or never had it', ({ assert }) => {
    assert.isNull(lastEndOf([]))
    assert.isNull(lastEndOf([ended('canceled', START_MS)]))
    assert.isNull(lastEndOf([subscription({ status: 'incomplete_expired' })]))
    assert.isNull(lastEndOf([subscription({ status: 'disputed', item: null })]))
  })

  test('is that of the subscription that ended last', ({ assert }) => {
    const disputed = ended('disputed', START_MS)
    const later = ended('canceled', START_MS + DAY_MS)
    const never = subscription({ status: 'incomplete_expired', startedMs: START_MS + 2 * DAY_MS })
    for (const all of [
      [disputed, later, never],
      [never, later, disputed],
    ])
      assert.isNull(lastEndOf(all))
    assert.equal(lastEndOf([later, ended('unpaid', null)])?.reason, 'unpaid')
    assert.equal(lastEndOf([disputed, never])?.reason, 'disputed')
  })
})
