import { test } from '@japa/runner'
import fc from 'fast-check'
import { calendarDateIn } from '#app/flows/domain/values/calendar_date'

const DAYS: [text: string, day: string][] = [
  ['2026-03-31', '2026-03-31'],
  [' 2026-3-1 ', '2026-03-01'],
  ['2026/03/31', '2026-03-31'],
  ['2026.03.31', '2026-03-31'],
  ['31.03.2026', '2026-03-31'],
  ['1.2.2026', '2026-02-01'],
  ['1. 2. 2026', '2026-02-01'],
  ['2026-03-31 00:00:00', '2026-03-31'],
  ['2026-03-31T00:00:00.000Z', '2026-03-31'],
  ['31.03.2026 00:00', '2026-03-31'],
  ['29.02.2024', '2024-02-29'],
]
const NONE = [
  ...['', 'tomorrow', '2026', '2026-03', '2026-13-01', '2026-02-29', '31.04.2026', '0.1.2026'],
  ...['3/4/2026', '31/03/2026', '31-03-2026', '31.03.26', '03.31.2026', '2026-03/31'],
  ...['2026-03-31 10:30', '2026-03-31T00:00:01Z', '2026-03-31T00:00:00+02:00', '1.2.2026.'],
]

test.group('A day of the calendar', () => {
  test('is read as people and programs write it: "{0}"')
    .with(DAYS)
    .run(({ assert }, [text, day]) => {
      assert.equal(calendarDateIn(text), day)
    })

  test('is none where the text names none, or leaves open which: "{$self}"')
    .with(NONE)
    .run(({ assert }, text) => {
      assert.isNull(calendarDateIn(text))
    })

  test('is the same in every notation, and stays as it is', ({ assert }) => {
    const anyDay = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-')
        const notations = [
          day,
          `${year}/${Number(month)}/${Number(date)}`,
          `${date}.${month}.${year}`,
          `${day}T00:00:00Z`,
        ]
        for (const text of notations) assert.equal(calendarDateIn(text), day)
      })
    )
  })
})
