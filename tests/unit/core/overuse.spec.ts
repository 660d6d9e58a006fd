import { test } from '@japa/runner'
import { afterOveruse, isForgotten, restLeft, type Overuse } from '#app/core/concurrency/overuse'

/** The state after so many times over the limit, one right after the other. */
const after = (times: number, at = 0): Overuse | undefined =>
  Array.from({ length: times }).reduce<Overuse | undefined>(
    (before) => afterOveruse(before, at),
    undefined
  )

test.group('Going over a limit', () => {
  test('is free once', ({ assert }) => {
    assert.equal(restLeft(undefined, 0), 0)
    assert.equal(restLeft(after(1), 0), 0)
  })

  test('costs a rest from the second time, which doubles up to a bound', ({ assert }) => {
    const rests = [2, 3, 4].map((times) => restLeft(after(times), 0))
    assert.deepEqual(rests, [rests[0], rests[0] * 2, rests[0] * 4])
    assert.isAbove(rests[0], 0)
    assert.equal(restLeft(after(50), 0), restLeft(after(51), 0))
  })

  test('is rested for only so long', ({ assert }) => {
    const overuse = after(2)!
    assert.equal(restLeft(overuse, overuse.restsUntil - 1), 1)
    assert.equal(restLeft(overuse, overuse.restsUntil + 1), 0)
  })

  test('is forgotten, always after its rest', ({ assert }) => {
    const overuse = after(50)!
    const later = Array.from({ length: 10_000 }, (_, second) => second * 1_000)
    const forgotten = later.find((now) => isForgotten(overuse, now))!
    assert.equal(restLeft(overuse, forgotten), 0)
    assert.equal(restLeft(afterOveruse(overuse, forgotten), forgotten), 0)
  })
})
