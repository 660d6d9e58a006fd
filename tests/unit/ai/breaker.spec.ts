import { test } from '@japa/runner'
import { CLOSED, failed, isResting, tried, untried, type Breaker } from '#app/ai/domain/breaker'

const NOW = 1_000_000
const HALF_A_MINUTE = 30_000
const after = (failures: number): Breaker =>
  Array.from({ length: failures }).reduce<Breaker>((breaker) => failed(breaker, NOW), CLOSED)

test.group('A circuit breaker', () => {
  test('lets a provider rest after five failures in a row, for half a minute', ({ assert }) => {
    assert.isFalse(isResting(after(4), NOW))
    assert.isTrue(isResting(after(5), NOW))
    assert.isTrue(isResting(after(5), NOW + HALF_A_MINUTE - 1))
    assert.isFalse(isResting(after(5), NOW + HALF_A_MINUTE))
  })

  test('lets one request try when the rest is over, and rests again when it fails', ({
    assert,
  }) => {
    const later = NOW + HALF_A_MINUTE
    const half = tried(after(5), later)
    assert.isTrue(isResting(half, later))
    assert.isTrue(isResting(failed(half, later), later + HALF_A_MINUTE - 1))
    assert.deepEqual(tried(CLOSED, later), CLOSED)
  })

  test('lets the next request try when the one that tried told nothing', ({ assert }) => {
    const later = NOW + HALF_A_MINUTE
    const ended = untried(tried(after(5), later), later + 1)
    assert.isFalse(isResting(ended, later + 1))
    assert.isTrue(isResting(failed(ended, later + 2), later + 3))
    assert.deepEqual(untried(after(2), NOW), after(2))
  })
})
