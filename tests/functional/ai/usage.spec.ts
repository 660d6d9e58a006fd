import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { readUsageDays } from '#app/ai/services/usage/read_usage_days'
import { readSpend } from '#app/ai/services/usage/read_spend'
import { deskOf, keepCall } from '#tests/functional/ai/desk'
import { newBooks } from '#tests/functional/billing/books'
import { asPerson, newClient, type SignedClient } from '#tests/helpers/api'

const USAGE = '/api/usage'
const BAD = [
  ...['limit=0', 'limit=501', 'kind=token', 'purpose=fun', 'from=today', 'to=2026-02-30'],
  'purpose=run',
  ...['zone=Mars/Base', 'cursor=x', 'colour=red'],
]

const idsOf = async (person: SignedClient, query = '') =>
  (await person.get(USAGE + query)).body().map(({ id }: { id: string }) => id)

test.group('What a person used', () => {
  test('is one list, newest first, in plain words', async ({ client, assert }) => {
    const person = await newClient(client)
    const now = DateTime.utc()
    const first = await keepCall(person.user.id, now.minus({ hours: 2 }))
    const late = { outcome: 'too_slow', cost_micros: null, first_token_ms: null }
    const second = await keepCall(person.user.id, now, late)
    await keepCall((await newClient(client)).user.id, now)
    const [newest, oldest, ...others] = (await person.get(`${USAGE}?limit=50`)).body()
    assert.lengthOf(others, 0)
    assert.containSubset(newest, {
      ...{ id: second, kind: 'model', outcome: 'too_slow', cost: null, firstTokenMs: null },
      message: 'The model did not finish in time.',
    })
    assert.containSubset(oldest, {
      ...{ id: first, purpose: 'rewrite', provider: 'Local', model: 'small', inputTokens: 100 },
      ...{ outputTokens: 50, isEstimate: false, cost: 0.00025, durationMs: 900 },
      ...{ outcome: 'answered', message: null, promptId: null },
    })
  })

  test('is paged, also where calls fell into the same second', async ({ client, assert }) => {
    const person = await newClient(client)
    const at = DateTime.utc(2026, 3, 1, 12)
    const kept = []
    for (let call = 0; call < 5; call++) kept.unshift(await keepCall(person.user.id, at))
    kept.push(await keepCall(person.user.id, at.minus({ days: 1 })))
    const found: string[] = []
    let next: string | undefined = `${USAGE}?limit=2&purpose=rewrite`
    while (next) {
      const page = await person.get(next)
      found.push(...page.body().map(({ id }: { id: string }) => id))
      next = /<([^>]+)>/.exec(page.header('link') ?? '')?.[1]
    }
    assert.deepEqual(found, kept)
  })

  test('is paged across calls of models and movements of credits', async ({ client, assert }) => {
    const books = await newBooks()
    const person = await asPerson(client, books.user)
    const kinds = ['credit', 'credit']
    await books.hold(`run:0:${books.userId}`)
    for (let turn = 1; turn < 4; turn++) {
      await keepCall(books.userId, DateTime.fromMillis(books.now + turn * 2000))
      books.now += turn * 2000 + 1000
      await books.hold(`run:${turn}:${books.userId}`)
      kinds.unshift('credit', 'model')
    }
    const found: { id: string; kind: string }[] = []
    let next: string | undefined = `${USAGE}?limit=3`
    while (next) {
      const page = await person.get(next)
      found.push(...page.body())
      next = /<([^>]+)>/.exec(page.header('link') ?? '')?.[1]
    }
    assert.deepEqual(
      found.map(({ kind }) => kind),
      kinds
    )
    assert.lengthOf(new Set(found.map(({ id }) => id)), kinds.length)
  })

  test('is narrowed by purpose, model and days of a time zone', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = person.user
    const evening = await keepCall(id, DateTime.fromISO('2026-05-01T22:30:00Z'))
    const tried = await keepCall(id, DateTime.fromISO('2026-05-02T10:00:00Z'), { purpose: 'try' })
    const large = await keepCall(id, DateTime.fromISO('2026-05-02T23:00:00Z'), { model: 'large' })
    assert.deepEqual(await idsOf(person, '?purpose=try&kind=model'), [tried])
    assert.deepEqual(await idsOf(person, '?model=large'), [large])
    assert.deepEqual(await idsOf(person, '?from=2026-05-02&to=2026-05-02'), [large, tried])
    const berlin = '?from=2026-05-02&to=2026-05-02&zone=Europe/Berlin'
    assert.deepEqual(await idsOf(person, berlin), [tried, evening])
    await person.patch('/api/profile', { preferences: { timeZone: 'Europe/Berlin' } })
    assert.deepEqual(await idsOf(person, '?from=2026-05-03'), [large])
  })

  test('?{$self} is refused')
    .with(BAD)
    .run(async ({ client }, query) => {
      const person = await newClient(client)
      ;(await person.get(`${USAGE}?${query}`)).assertStatus(422)
    })

  test('by day holds each day of the time zone, and what is not priced apart', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = person.user
    const now = DateTime.fromISO('2026-05-03T08:00:00Z')
    await keepCall(id, DateTime.fromISO('2026-05-01T22:30:00Z'))
    await keepCall(id, DateTime.fromISO('2026-05-02T10:00:00Z'), { cost_micros: null })
    await keepCall(id, now, { cost_micros: null, model: 'large' })
    await keepCall(id, now, { outcome: 'unreachable', input_tokens: 0, output_tokens: 0 })
    const { days, models } = await readUsageDays(id, { days: 3 }, 'Europe/Berlin', now)
    assert.deepEqual(models, ['large', 'small'])
    assert.deepEqual(
      days.map(({ day, calls, failures, costMicros, unpriced }) => [
        ...[day, calls, failures, costMicros, unpriced],
      ]),
      [
        ['2026-05-01', 0, 0, 0, 0],
        ['2026-05-02', 2, 0, 250, 1],
        ['2026-05-03', 2, 1, 250, 1],
      ]
    )
    const answered = (await person.get(`${USAGE}/days?days=7&zone=Asia/Kathmandu`)).body()
    assert.lengthOf(answered.days, 7)
  })

  test('of all people is for administrators, by day in UTC and by model', async ({
    client,
    assert,
  }) => {
    const admin = await deskOf(client)
    const person = await newClient(client)
    const now = DateTime.utc(2031, 7, 10, 9)
    await keepCall(person.user.id, now.minus({ days: 1 }), { provider: 'Far', cost_micros: null })
    await keepCall(person.user.id, now)
    await keepCall(admin.user.id, now, { outcome: 'stopped' })
    const { days, models } = await readSpend(2, now)
    assert.containSubset(days, [
      { day: '2031-07-09', calls: 1, costMicros: null, unpriced: 1 },
      { day: '2031-07-10', calls: 2, failures: 0, costMicros: 500, inputTokens: 200 },
    ])
    assert.deepEqual(
      models.map(({ provider, model, calls }) => [provider, model, calls]),
      [
        ['Local', 'small', 2],
        ['Far', 'small', 1],
      ]
    )
    const answer = await admin.get('/api/admin/model-spend')
    assert.lengthOf(answer.body().days, 30)
    assert.notInclude(answer.text(), person.user.id)
    ;(await admin.get('/api/admin/model-spend?days=367')).assertStatus(422)
  })
})
