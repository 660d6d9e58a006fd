import { test } from '@japa/runner'
import { relativeTime } from '#frontend/lib/time/relative_time'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const before = (ms: number) => relativeTime(new Date(NOW.getTime() - ms), NOW)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.group('Relative time', () => {
  test('just now under a minute, minutes under an hour, hours under a day, else days, each in its right number', ({
    assert,
  }) => {
    assert.equal(before(0), 'just now')
    assert.equal(before(MINUTE - 1), 'just now')
    assert.equal(before(MINUTE), '1 minute ago')
    assert.equal(before(2 * MINUTE), '2 minutes ago')
    assert.equal(before(HOUR - 1), '59 minutes ago')
    assert.equal(before(HOUR), '1 hour ago')
    assert.equal(before(DAY - 1), '23 hours ago')
    assert.equal(before(DAY), '1 day ago')
    assert.equal(before(45 * DAY), '45 days ago')
  })

  test('a clock that runs ahead never gives a negative time', ({ assert }) => {
    assert.equal(before(-5 * MINUTE), 'just now')
  })
})
