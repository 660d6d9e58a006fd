import { test } from '@japa/runner'
import fc from 'fast-check'
import { EMPTY_BOOK } from '#app/billing/domain/book'
import { CREDIT_WARNINGS, creditsOf, remainingOf, warningOf } from '#app/billing/domain/credits'
import * as ledger from '#app/billing/domain/ledger'
import { announcedSeed } from '#tests/helpers/random'

const warning = (used: number, limit: number) => {
  const warned = warningOf({ used, limit })
  return warned && CREDIT_WARNINGS[warned]
}

test.group('Credits', () => {
  test('that remain are the limit minus those used, and never below 0', ({ assert }) => {
    assert.equal(remainingOf({ limit: 25, used: 3 }), 22)
    assert.equal(remainingOf({ limit: 25, used: 25 }), 0)
    assert.equal(remainingOf({ limit: 25, used: 40 }), 0)
  })

  test('are warned of from 80 percent, from 95 percent, and when none remain', ({ assert }) => {
    assert.isNull(warning(79, 100))
    assert.equal(warning(80, 100), 'Running low on credits')
    assert.equal(warning(94, 100), 'Running low on credits')
    assert.equal(warning(95, 100), 'Almost out of credits')
    assert.equal(warning(99, 100), 'Almost out of credits')
    assert.equal(warning(100, 100), 'Credits exhausted')
    assert.equal(warning(101, 100), 'Credits exhausted')
    assert.equal(warning(0, 0), 'Credits exhausted')
    assert.equal(warning(949, 1000), 'Running low on credits')
    assert.isNull(warning(19, 25))
    assert.equal(warning(20, 25), 'Running low on credits')
    assert.equal(warning(24, 25), 'Almost out of credits')
  })

  test('are warned of at exactly these shares of any limit', ({ assert }) => {
    const seed = announcedSeed('limits and credits used')
    const counts = fc.nat(5000)
    const property = fc.property(counts, counts, (limit, used) => {
      const tenths = (10 * used) / Math.max(1, limit)
      const expected =
        used >= limit ? 'exhausted' : tenths >= 9.5 ? 'almost' : tenths >= 8 ? 'low' : null
      assert.equal(warningOf({ limit, used }), expected)
    })
    fc.assert(property, { seed, numRuns: 2000 })
  })

  test('of a period are its grant and the bought ones that remain or were spent in it', ({
    assert,
  }) => {
    const march = ledger.startPeriod(EMPTY_BOOK, { start: 1, end: 2 }, 25).book
    const spent = ledger.hold(ledger.grant(march, 'bought', 100).book, 30)!.book
    assert.deepEqual(creditsOf(spent), { limit: 125, used: 30 })
    const april = ledger.startPeriod(spent, { start: 2, end: 3 }, 25).book
    assert.deepEqual(creditsOf(april), { limit: 120, used: 0 })
  })
})
