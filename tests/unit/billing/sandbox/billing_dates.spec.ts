import { test } from '@japa/runner'
import { periodEnd, plusMonths } from '#app/billing/sandbox/world/billing_dates'
import type { Interval } from '#app/billing/sandbox/world/objects'

const at = (day: string) => Date.parse(`${day}T10:30:00Z`) / 1000
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** The ends of the first periods of a subscription. */
function ends(start: string, interval: Interval, count: number, times = 4): string[] {
  const found: number[] = [at(start)]
  for (let time = 0; time < times; time += 1) {
    found.push(periodEnd(at(start), found[time], { interval, interval_count: count }))
  }
  return found.slice(1).map(day)
}

test.group('Periods of the sandbox of Stripe', () => {
  test('a month that is too short ends a period on its last day, and the next one does not', ({
    assert,
  }) => {
    assert.deepEqual(ends('2026-01-31', 'month', 1), [
      ...['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ])
    assert.deepEqual(ends('2028-01-30', 'month', 1, 2), ['2028-02-29', '2028-03-30'])
  })

  test('a year from February 29 ends on February 28, and on the 29th in leap years', ({
    assert,
  }) => {
    assert.deepEqual(ends('2028-02-29', 'year', 1), [
      ...['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ])
  })

  test('days, weeks and several months are counted', ({ assert }) => {
    assert.deepEqual(ends('2026-01-30', 'day', 3, 2), ['2026-02-02', '2026-02-05'])
    assert.deepEqual(ends('2026-01-30', 'week', 2, 1), ['2026-02-13'])
    assert.deepEqual(ends('2026-08-31', 'month', 3, 3), ['2026-11-30', '2027-02-28', '2027-05-31'])
  })

  test('the time of day stays', ({ assert }) => {
    assert.equal(plusMonths(at('2026-01-31'), 1), at('2026-02-28'))
  })
})
