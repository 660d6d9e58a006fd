import { test } from '@japa/runner'
import {
  costParts,
  rangeText,
  timeBetween,
  timeText,
  tookText,
} from '#frontend/features/flows/amounts'
import { tookOf } from '#cli/services/flows/took'
import '#frontend/texts/flows'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test.group('What a run took, in words', () => {
  const times = [
    { milliseconds: 0, text: '< 0.1 s' },
    { milliseconds: 340, text: '0.3 s' },
    { milliseconds: 9_940, text: '9.9 s' },
    { milliseconds: 59_400, text: '59 s' },
    { milliseconds: 59_600, text: '1 min 0 s' },
    { milliseconds: HOUR - SECOND, text: '59 min 59 s' },
    { milliseconds: 2 * HOUR + 5 * MINUTE, text: '2 h 5 min' },
    { milliseconds: 50 * HOUR, text: '2 d 2 h' },
  ]
  test('{milliseconds} ms are {text}')
    .with(times)
    .run(({ assert }, { milliseconds, text }) => {
      assert.equal(timeText(milliseconds), text)
    })

  test('a clock that was set back is no negative time', ({ assert }) => {
    assert.equal(timeBetween('2026-01-01T00:00:01Z', '2026-01-01T00:00:00Z', 0), '< 0.1 s')
  })

  test('the time of a run leaves out, and names, that in which it waited for people', ({
    assert,
  }) => {
    const run = { createdAt: '2026-01-01T10:00:00Z', endedAt: '2026-01-01T12:00:40Z' }
    assert.equal(
      tookText({ ...run, waitedMs: 2 * HOUR }),
      'Took 40 s, waited 2 h 0 min for a person'
    )
    assert.equal(tookText({ ...run, waitedMs: 0 }), 'Took 2 h 0 min')
    const terminal = tookOf({ ...run, waitedMs: 2 * HOUR })
    assert.equal(terminal, '40.0 s, waited 2 h 0 min for a person')
    assert.equal(tookOf({ ...run, endedAt: null, waitedMs: 0 }), '0.0 s')
  })

  test('amounts that read the same are one', ({ assert }) => {
    assert.equal(rangeText([1_010, 1_020], timeText), '1.0 s')
    assert.equal(rangeText([1_000, 2_000], timeText), '1.0 s to 2.0 s')
  })

  test('a cost that is unknown or nothing is left out', ({ assert }) => {
    assert.deepEqual([null, 0, 0.000_01, 1.5].map(costParts), [[], [], ['< $0.0001'], ['$1.50']])
  })
})
