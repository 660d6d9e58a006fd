import { test } from '@japa/runner'
import { waitBeforeAgain } from '#app/ai/domain/limits'

const waits = (askedMs: number | null) =>
  [1, 2, 3].map((failures) => waitBeforeAgain(failures, askedMs))

test.group('The wait before a model is asked again', () => {
  test('grows, also where the provider names a time that has passed', ({ assert }) => {
    assert.deepEqual(waits(null), [300, 1_500, null])
    assert.deepEqual(waits(0), [300, 1_500, null])
  })

  test('is what the provider asks for where that is longer', ({ assert }) => {
    assert.deepEqual(waits(1_000), [1_000, 1_500, null])
    assert.deepEqual(waits(5_000), [5_000, 5_000, null])
  })

  test('of hours ends the tries', ({ assert }) => {
    assert.deepEqual(waits(7_200_000), [null, null, null])
  })
})
