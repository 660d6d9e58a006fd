import { test } from '@japa/runner'
import { daytimeAt, type Daytime } from '#frontend/features/create/optimizer/greeting'

const BOUNDARIES: [string, Daytime][] = [
  ['04:59', 'late'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['21:59', 'evening'],
  ['22:00', 'late'],
  ['00:00', 'late'],
]

test.group('The greeting', () => {
  test('at {0} it is {1}')
    .with(BOUNDARIES)
    .run(({ assert }, [time, daytime]) => {
      assert.equal(daytimeAt(new Date(`2026-11-21T${time}:00Z`), 'UTC'), daytime)
    })

  test('it follows the person’s time zone, not that of the server', ({ assert }) => {
    const now = new Date('2026-11-21T06:30:00Z')
    assert.equal(daytimeAt(now, 'Europe/Berlin'), 'morning')
    assert.equal(daytimeAt(now, 'America/New_York'), 'late')
    assert.equal(daytimeAt(now, 'Asia/Tokyo'), 'afternoon')
    assert.equal(daytimeAt(now, 'Asia/Kolkata'), 'afternoon')
  })

  test('an unknown time zone falls back to the clock of the browser', ({ assert }) => {
    const now = new Date(2026, 10, 21, 9)
    assert.equal(daytimeAt(now, 'Mars/Olympus'), 'morning')
    assert.equal(daytimeAt(now), 'morning')
  })
})
