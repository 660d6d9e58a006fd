import { test } from '@japa/runner'
import fc from 'fast-check'
import { periodAt } from '#app/billing/domain/periods'
import { announcedSeed, rounds } from '#tests/helpers/random'

const at = (text: string) => Date.parse(text)
const days = (anchor: string, now: string) => {
  const { start, end } = periodAt(at(anchor), at(now))
  return [start, end].map((moment) => new Date(moment).toISOString().slice(0, 10))
}
const moment = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2060-01-01T00:00Z') })

test.group('A period of credits', () => {
  test('begins at midnight UTC on the anniversary day', ({ assert }) => {
    assert.deepEqual(days('2026-03-10T18:30Z', '2026-03-10T19:00Z'), ['2026-03-10', '2026-04-10'])
    assert.deepEqual(days('2026-03-10T18:30Z', '2026-04-09T23:59:59.999Z')[0], '2026-03-10')
    assert.deepEqual(days('2026-03-10T18:30Z', '2026-04-10T00:00Z')[0], '2026-04-10')
    assert.deepEqual(days('2026-11-30T10:00Z', '2027-01-01T00:00Z'), ['2026-12-30', '2027-01-30'])
  })

  test('begins on the last day of a shorter month, and later on the anniversary day again', ({
    assert,
  }) => {
    const starts = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']
    starts.slice(0, -1).forEach((start, index) => {
      const period = days('2026-01-31T12:00Z', `${start}T12:00Z`)
      assert.deepEqual(period, [start, starts[index + 1]])
    })
  })

  test('knows leap years', ({ assert }) => {
    assert.equal(days('2027-08-29T12:00Z', '2028-02-29T00:00Z')[0], '2028-02-29')
    assert.equal(days('2027-08-30T12:00Z', '2028-02-29T00:00Z')[0], '2028-02-29')
    assert.equal(days('2027-08-30T12:00Z', '2028-02-28T23:00Z')[0], '2028-01-30')
    assert.equal(days('2028-02-29T12:00Z', '2029-02-28T00:00Z')[0], '2029-02-28')
    assert.equal(days('2028-02-29T12:00Z', '2032-02-29T00:00Z')[0], '2032-02-29')
  })

  test('is the one that holds the moment, and ends where the next begins', () => {
    const seed = announcedSeed('moments and periods')
    const property = fc.property(moment, moment, (anchor, now) => {
      const { start, end } = periodAt(anchor, now)
      const next = periodAt(anchor, end)
      return start <= now && now < end && next.start === end && periodAt(anchor, start).end === end
    })
    fc.assert(property, { seed, numRuns: rounds(20_000) })
  })

  test('is the same in every time zone of the server', ({ assert, cleanup }) => {
    const zone = process.env.TZ
    cleanup(() => {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    })
    for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin']) {
      process.env.TZ = name
      assert.equal(days('2026-01-31T23:30Z', '2026-03-30T23:59Z')[0], '2026-02-28', name)
      assert.equal(days('2026-01-31T23:30Z', '2026-03-31T00:00Z')[0], '2026-03-31', name)
    }
  })
})
