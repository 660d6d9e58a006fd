import fc from 'fast-check'
import { test } from '@japa/runner'
import { Budget } from '#app/flows/domain/graph/budget'
import { announcedSeed } from '#tests/helpers/random'

test.group('The budget of a run', () => {
  test('is never exceeded, in whatever order calls are made and end', ({ assert }) => {
    const call = fc.record({ most: fc.nat(100), used: fc.nat(100), endsAt: fc.nat(10) })
    const property = fc.property(fc.nat(300), fc.array(call), (limit, calls) => {
      const budget = new Budget(limit)
      const open: { end: () => void; at: number }[] = []
      let spent = 0
      for (const [turn, { most, used, endsAt }] of calls.entries()) {
        for (const one of open.filter(({ at }) => at === turn)) one.end()
        const settle = budget.reserve(most)
        if (!settle) continue
        const cost = Math.min(most, used)
        const end = () => {
          settle(cost)
          settle(0)
          spent += cost
        }
        open.push({ end, at: turn + 1 + endsAt })
      }
      assert.isAtLeast(budget.leftMicros, 0)
      for (const one of open.filter(({ at }) => at >= calls.length)) one.end()
      assert.isAtMost(spent, limit)
      assert.equal(budget.leftMicros, limit - spent)
    })
    fc.assert(property, { seed: announcedSeed('budgets') })
  })

  test('counts all of what was reserved where nobody knows what was spent', ({ assert }) => {
    const budget = new Budget(100, 40)
    budget.reserve(50)!(null)
    assert.equal(budget.leftMicros, 10)
    assert.isNull(budget.reserve(11))
  })

  test('has no limit where none is set', ({ assert }) => {
    const budget = new Budget(null)
    assert.isFalse(budget.isLimited)
    assert.isNotNull(budget.reserve(Number.MAX_SAFE_INTEGER))
  })
})
