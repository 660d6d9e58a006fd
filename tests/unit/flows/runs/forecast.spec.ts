import fc from 'fast-check'
import { test } from '@japa/runner'
import { forecastOf } from '#app/flows/domain/runs/forecast'
import { announcedSeed } from '#tests/helpers/random'

const runOf = (value: number) => ({ milliseconds: value, tokens: 2 * value, cost: value / 1000 })

test.group('The forecast of a run', () => {
  test('is not given without a run before', ({ assert }) => {
    assert.isNull(forecastOf([]))
  })

  test('is the range of all where there are few', ({ assert }) => {
    assert.deepEqual(forecastOf([runOf(30), runOf(10), runOf(20)]), {
      ...{ runs: 3, milliseconds: [10, 30], tokens: [20, 60], cost: [0.01, 0.03] },
    })
  })

  test('leaves out the slowest and the fastest of ten, and what is long ago', ({ assert }) => {
    const ten = [5, 1, 2, 3, 4, 6, 7, 8, 9, 1000].map(runOf)
    assert.deepEqual(forecastOf(ten)?.milliseconds, [2, 9])
    const recent = Array.from({ length: 20 }, () => runOf(7))
    assert.deepEqual(forecastOf([...recent, runOf(1), runOf(900)])?.milliseconds, [7, 7])
  })

  test('lies within what was seen', ({ assert }) => {
    const property = fc.property(fc.array(fc.nat(10_000), { minLength: 1 }), (values) => {
      const { milliseconds } = forecastOf(values.map(runOf))!
      const [from, to] = milliseconds
      assert.isAtMost(from, to)
      assert.includeMembers(values, [from, to])
    })
    fc.assert(property, { seed: announcedSeed('forecasts') })
  })
})
