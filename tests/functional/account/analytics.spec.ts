import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { figuresOfDays, type DayFigures } from '#app/account/domain/analytics/figures'
import { analyticsRange, type FoundRange } from '#app/account/services/analytics/analytics_range'
import { readAnalytics } from '#app/account/services/analytics/read_analytics'
import { dayReader, countedByHand } from '#tests/functional/account/analytics_days'
import { MadeEvents, WINDOWS, ZONES } from '#tests/functional/account/analytics_events'
import { asPerson, newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'
import { mostRowsRead, queryCounter } from '#tests/helpers/query_counter'
import { announcedSeed } from '#tests/helpers/random'
import type { ApiClient } from '@japa/api-client'

const ANALYTICS = '/api/admin/analytics'
const QUERY = (range: object) => `${ANALYTICS}?${new URLSearchParams({ ...range })}`

const administrator = async (client: ApiClient, timeZone?: string) => {
  const preferences = timeZone ? { timeZone } : {}
  const user = await createPerson({ isAdmin: true, preferences })
  return asPerson(client, user, ['read', 'admin'])
}

type Answered = Omit<DayFigures, 'improved' | 'kept' | 'ran' | 'paid'> & {
  revenueCents: number
  funnel: Record<'signedUp' | 'improved' | 'kept' | 'ran' | 'paid', number>
}

/** As the answer says it: the funnel begins with those who signed up. */
const answerOf = ({ improved, kept, ran, paid, ...day }: Omit<DayFigures, 'day'>) => ({
  ...day,
  revenueCents: day.paidCents - day.returnedCents,
  funnel: { signedUp: day.newPeople, improved, kept, ran, paid },
})

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

type FoundDays = Extract<FoundRange, { ok: true }>

/** The statements that are sent while something is awaited. */
async function statementsOf(act: () => Promise<unknown>) {
  const knex = db.connection().getWriteClient()
  const statements: { sql: string; bindings: string[] }[] = []
  const watch = (statement: (typeof statements)[number]) => void statements.push(statement)
  knex.on('query', watch)
  try {
    await act()
    return statements
  } finally {
    knex.off('query', watch)
  }
}

test.group('The analytics of 10,000 events', (group) => {
  group.tap(onBothDatabases)
  let made: MadeEvents
  group.setup(async () => {
    made = await MadeEvents.make(announcedSeed('analytics'))
    return () => made.remove()
  })
  group.each.timeout(60_000)

  for (const zone of ZONES)
    test(`are what a count one by one finds, by the days of ${zone}`, async ({
      client,
      assert,
    }) => {
      const admin = await administrator(client)
      const dayOf = dayReader(zone)
      let counted = 0
      for (const window of WINDOWS) {
        const answer = await admin.get(QUERY({ ...window, timeZone: zone }))
        answer.assertStatus(200)
        const { days, total, ...range } = answer.body()
        assert.deepEqual(range, { ...window, timeZone: zone })
        let day: string = window.from
        for (const { day: named, ...figures } of days as ({ day: string } & Answered)[]) {
          assert.equal(named, day)
          const own = countedByHand(made.events, made.people, (ms) => dayOf(ms) === named)
          assert.deepEqual(figures, answerOf(own), `${zone} ${named}`)
          counted += own.promptsMade + own.promptsImproved + own.runsSucceeded
          day = nextDay(day)
        }
        assert.equal(day, nextDay(window.to))
        const isIn = (ms: number) => dayOf(ms) >= window.from && dayOf(ms) <= window.to
        const whole = countedByHand(made.events, made.people, isIn)
        assert.deepEqual(total, answerOf(whole), zone)
      }
      assert.isAbove(counted, 2000)
    })

  test('leave out the day that Apia skipped, and only that one', async ({ client, assert }) => {
    const admin = await administrator(client, 'Pacific/Apia')
    const { days, timeZone } = (await admin.get(QUERY(WINDOWS[2]))).body()
    assert.equal(timeZone, 'Pacific/Apia')
    const active = (days as DayFigures[]).filter(({ activePeople }) => activePeople === 0)
    assert.deepEqual(
      active.map(({ day }) => day),
      ['2011-12-30']
    )
  })

  test('cost eight statements that return little, however many days and events there are', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    await admin.get(ANALYTICS)
    const count = queryCounter()
    const short = await count(() => admin.get(QUERY({ from: '2033-03-08', to: '2033-03-08' })))
    const year = QUERY({ from: '2033-01-01', to: '2034-01-01' })
    assert.equal(await count(() => admin.get(year)), short)
    assert.isAtMost(short, 12)
    assert.isAtMost(await mostRowsRead(() => admin.get(year)), 3 * 366)
  })

  test('find the rows of each day by an index on their time', async ({ assert }) => {
    // PostgreSQL reads small tables from end to end whatever indexes they have.
    if (db.connection().dialect.name === 'postgres') return
    const found = analyticsRange({ from: '2033-03-08', to: '2033-03-09' }, 'UTC', DateTime.utc())
    assert.isTrue(found.ok)
    const statements = await statementsOf(() => readAnalytics((found as FoundDays).range))
    assert.lengthOf(statements, 8)
    for (const { sql, bindings } of statements) {
      const plan: { detail: string }[] = await db.rawQuery(`explain query plan ${sql}`, bindings)
      const steps = plan.map(({ detail }) => detail)
      const byTime = steps.filter((step) => /SEARCH .*(?:created_at|_ms)>\? AND/.test(step))
      assert.lengthOf(byTime, sql.split('cross join').length - 1, `${sql}: ${steps.join('; ')}`)
      const scans = steps.filter((step) => /^SCAN (?!json_each|active|ended|people)/.test(step))
      assert.deepEqual(scans, [], sql)
    }
  })
})

test.group('The analytics', () => {
  test('are for administrators, with a token of that scope', async ({ client }) => {
    ;(await client.get(ANALYTICS)).assertStatus(401)
    ;(await (await newClient(client)).get(ANALYTICS)).assertStatus(403)
    const user = await createPerson({ isAdmin: true })
    ;(await (await asPerson(client, user, ['read', 'write'])).get(ANALYTICS)).assertStatus(403)
    ;(await client.get(ANALYTICS).loginAs(user)).assertStatus(200)
  })

  test('are of the last 30 days of the administrator unless they ask for others', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client, 'Pacific/Kiritimati')
    const { days, from, to, timeZone } = (await admin.get(ANALYTICS)).body()
    assert.equal(timeZone, 'Pacific/Kiritimati')
    assert.equal(to, dayReader('Pacific/Kiritimati')(Date.now()))
    assert.lengthOf(days, 30)
    assert.deepEqual([days[0].day, days[29].day], [from, to])
    const nowhere = await administrator(client)
    assert.equal((await nowhere.get(ANALYTICS)).body().timeZone, 'UTC')
  })

  for (const [query, field] of [
    ['from=2026-02-30', 'from'],
    ['to=today', 'to'],
    ['timeZone=Mars/Base', 'timeZone'],
    ['zone=UTC', 'zone'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2025-01-01&to=2026-01-02', 'from'],
  ])
    test(`refuse ${query}`, async ({ client, assert }) => {
      const admin = await administrator(client)
      const refused = await admin.get(`${ANALYTICS}?${query}`)
      refused.assertStatus(422)
      assert.property(refused.body().fields, field)
    })

  test('may be of 366 days', async ({ client, assert }) => {
    const admin = await administrator(client)
    const answer = await admin.get(QUERY({ from: '2027-03-01', to: '2028-02-29' }))
    assert.lengthOf(answer.body().days, 366)
  })

  test('name nobody', async ({ client, assert }) => {
    const admin = await administrator(client)
    const text = JSON.stringify((await admin.get(ANALYTICS)).body())
    assert.notInclude(text, admin.user.id)
    assert.notInclude(text, '@')
  })

  test('add up what several statements found of a day', ({ assert }) => {
    const days = figuresOfDays(
      ['2026-03-01', '2026-03-02'],
      [
        { place: 1, paidCents: 500 },
        { place: 1, returnedCents: 200 },
        { place: -1, activePeople: 9 },
      ]
    )
    assert.equal(days[0].paidCents, 0)
    assert.include(days[1], { paidCents: 500, returnedCents: 200, activePeople: 0 })
  })
})
