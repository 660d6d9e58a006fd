import { test } from '@japa/runner'
import fc from 'fast-check'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { nextRun } from '#app/core/jobs/next_run'
import { retryPause } from '#app/core/jobs/retry_pause'
import { announcedSeed, rounds } from '#tests/helpers/random'

const next = (cron: string, zone: string, after: string) =>
  new Date(nextRun({ cron, zone }, Date.parse(after))).toISOString().replace('.000Z', 'Z')

test.group('A schedule', () => {
  const EXAMPLES = [
    [
      'every day, at a local time',
      '30 8 * * *',
      'Europe/Berlin',
      '2027-01-10T12:00:00Z',
      '2027-01-11T07:30:00Z',
    ],
    [
      'after that time on the same day',
      '30 8 * * *',
      'Asia/Tokyo',
      '2027-01-10T12:00:00Z',
      '2027-01-10T23:30:00Z',
    ],
    [
      'exactly then, the time after it',
      '0 0 * * *',
      'UTC',
      '2027-01-10T00:00:00Z',
      '2027-01-11T00:00:00Z',
    ],
    [
      'in a gap, as much later as the gap is long',
      '30 2 * * *',
      'Europe/Berlin',
      '2027-03-27T12:00:00Z',
      '2027-03-28T01:30:00Z',
    ],
    [
      'the day after a gap, as ever',
      '30 2 * * *',
      'Europe/Berlin',
      '2027-03-28T01:30:00Z',
      '2027-03-29T00:30:00Z',
    ],
    [
      'at a time that comes twice, the first',
      '30 2 * * *',
      'Europe/Berlin',
      '2027-10-30T12:00:00Z',
      '2027-10-31T00:30:00Z',
    ],
    [
      'and not the second',
      '30 2 * * *',
      'Europe/Berlin',
      '2027-10-31T00:30:00Z',
      '2027-11-01T01:30:00Z',
    ],
    [
      'on the 31st, in months that have one',
      '0 0 31 * *',
      'UTC',
      '2027-01-31T00:00:00Z',
      '2027-03-31T00:00:00Z',
    ],
    [
      'just behind a clock that is set back by half an hour',
      '18 2 * * *',
      'Australia/Lord_Howe',
      '2037-04-04T07:07:10Z',
      '2037-04-04T15:48:00Z',
    ],
    [
      'on a day of the month or of the week, where both are given',
      '0 6 13 * 5',
      'UTC',
      '2027-08-10T00:00:00Z',
      '2027-08-13T06:00:00Z',
    ],
    [
      'every quarter of an hour',
      '*/15 * * * *',
      'UTC',
      '2027-01-10T23:50:00Z',
      '2027-01-11T00:00:00Z',
    ],
    ['on February 29', '0 0 29 2 *', 'UTC', '2027-01-31T00:00:00Z', '2028-02-29T00:00:00Z'],
  ] as const
  for (const [what, cron, zone, after, due] of EXAMPLES) {
    test(`is due ${what}`, ({ assert }) => assert.equal(next(cron, zone, after), due))
  }

  test('that makes no sense is refused when the job is defined', ({ assert }) => {
    const wish = { name: 'x', isPayload: isNothing, run: async () => {} }
    const define = (cron: string, zone: string) => () =>
      defineJob({ ...wish, schedule: { cron, zone } })
    assert.throws(define('61 * * * *', 'UTC'))
    assert.throws(define('0 0 30 2 *', 'UTC'))
    assert.throws(define('0 0 * * *', 'Mars/Olympus'))
  })
})

test('the pause before a retry doubles up to a limit, and ends with the last retry', ({
  assert,
}) => {
  const policy = { most: 5, firstPauseMs: 1_000, maxPauseMs: 6_000 }
  const pauses = [1, 2, 3, 4, 5, 6].map((failures) => retryPause(policy, failures, 1))
  assert.deepEqual(pauses, [1_000, 2_000, 4_000, 6_000, 6_000, null])
  assert.equal(retryPause(policy, 1, 0), 500)
})

test('a schedule always goes on, and forward', ({ assert }) => {
  const seed = announcedSeed('times of schedules')
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe')
  const cron = fc
    .tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 23 }))
    .map(([minute, hour]) => `${minute} ${hour} * * *`)
  const time = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2040, 0) })
  const property = fc.property(cron, zones, time, (at, zone, after) => {
    const due = nextRun({ cron: at, zone }, after)
    assert.isAbove(due, after)
    assert.isAtMost(due - after, 26 * 3_600_000)
  })
  fc.assert(property, { seed, numRuns: rounds(2_000) })
})
