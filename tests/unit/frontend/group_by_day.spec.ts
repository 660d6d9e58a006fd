import { test } from '@japa/runner'
import { groupByDay } from '#frontend/lib/time/group_by_day'

const at = (timestamp: string) => ({ timestamp })

function groupsOf(timestamps: string[], now: string, timeZone: string) {
  return groupByDay(timestamps.map(at), new Date(now), timeZone).map(
    ({ group, entries }) => [group, entries.map(({ timestamp }) => timestamp)] as const
  )
}

test.group('Activities by day', () => {
  test('every group holds its days, in order, and an empty group is left out', ({ assert }) => {
    const now = '2026-11-20T12:00:00.000Z'
    assert.deepEqual(
      groupsOf(
        [
          '2026-11-20T11:59:00.000Z',
          '2026-11-20T00:00:00.000Z',
          '2026-11-19T23:59:59.999Z',
          '2026-11-18T23:00:00.000Z',
          '2026-11-13T12:00:00.000Z',
          '2026-11-12T23:59:59.999Z',
        ],
        now,
        'UTC'
      ),
      [
        ['today', ['2026-11-20T11:59:00.000Z', '2026-11-20T00:00:00.000Z']],
        ['yesterday', ['2026-11-19T23:59:59.999Z']],
        ['thisWeek', ['2026-11-18T23:00:00.000Z', '2026-11-13T12:00:00.000Z']],
        ['older', ['2026-11-12T23:59:59.999Z']],
      ]
    )
    assert.deepEqual(groupsOf(['2026-11-01T00:00:00.000Z'], now, 'UTC'), [
      ['older', ['2026-11-01T00:00:00.000Z']],
    ])
    assert.deepEqual(groupsOf([], now, 'UTC'), [])
  })

  test('midnight belongs to the time zone of the person', ({ assert }) => {
    const moment = '2026-11-20T02:30:00.000Z'
    const now = '2026-11-20T12:00:00.000Z'
    assert.deepEqual(groupsOf([moment], now, 'Europe/Berlin'), [['today', [moment]]])
    assert.deepEqual(groupsOf([moment], now, 'America/New_York'), [['yesterday', [moment]]])
    assert.deepEqual(groupsOf([moment], now, 'Pacific/Kiritimati'), [['yesterday', [moment]]])
  })

  test('one millisecond before midnight is yesterday', ({ assert }) => {
    const now = '2026-11-19T23:00:00.000Z'
    assert.deepEqual(groupsOf(['2026-11-19T22:59:59.999Z'], now, 'Europe/Berlin'), [
      ['yesterday', ['2026-11-19T22:59:59.999Z']],
    ])
  })

  test('a day of 25 hours and one of 23 hours are one day each', ({ assert }) => {
    const afterAutumn = '2026-10-25T22:30:00.000Z'
    assert.deepEqual(groupsOf(['2026-10-24T22:30:00.000Z'], afterAutumn, 'Europe/Berlin'), [
      ['today', ['2026-10-24T22:30:00.000Z']],
    ])
    assert.deepEqual(groupsOf(['2026-10-24T21:59:00.000Z'], afterAutumn, 'Europe/Berlin'), [
      ['yesterday', ['2026-10-24T21:59:00.000Z']],
    ])
    const afterSpring = '2026-03-29T21:59:00.000Z'
    assert.deepEqual(groupsOf(['2026-03-28T23:00:00.000Z'], afterSpring, 'Europe/Berlin'), [
      ['today', ['2026-03-28T23:00:00.000Z']],
    ])
    assert.deepEqual(groupsOf(['2026-03-28T22:59:00.000Z'], afterSpring, 'Europe/Berlin'), [
      ['yesterday', ['2026-03-28T22:59:00.000Z']],
    ])
  })

  test('a clock that runs ahead does not lose an entry', ({ assert }) => {
    const soon = '2026-11-21T08:00:00.000Z'
    assert.deepEqual(groupsOf([soon], '2026-11-20T12:00:00.000Z', 'UTC'), [['today', [soon]]])
  })
})
