import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { readCredits } from '#app/billing/services/usage/read_credits'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { nextOf } from '#app/core/domain/paging'
import { administrator, at } from '#tests/functional/account/administrators'
import { asPerson, newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { browserSession, createPerson } from '#tests/helpers/people'

/** What an administrator did, the last first. */
const entriesOf = async ({ get, user }: SignedClient): Promise<Entry[]> =>
  (await get(`/api/admin/audit-entries?actorId=${user.id}`)).body()

test.group('People, for administrators', (group) => {
  group.tap(onBothDatabases)

  test('are found by any part of name, email or id, page by page', async ({ client, assert }) => {
    const admin = await administrator(client)
    const mark = `Ottilie${process.pid}`
    const people = await Promise.all(
      ['Kestrel', 'Heron', 'Wren'].map((lastName) => createPerson({ firstName: mark, lastName }))
    )
    const found = async (query: string) => {
      const answer = await admin.get(`/api/admin/users?${query}`)
      answer.assertStatus(200)
      return answer
    }
    const ids = (answer: Awaited<ReturnType<typeof found>>) =>
      answer.body().map(({ id }: { id: string }) => id)
    const search = encodeURIComponent(mark)
    assert.sameMembers(
      ids(await found(`search=${search}`)),
      people.map(({ id }) => id)
    )
    assert.deepEqual(ids(await found(`search=${search}+heron`)), [people[1].id])
    assert.deepEqual(ids(await found(`search=${people[2].id}`)), [people[2].id])
    assert.deepEqual(ids(await found(`search=${search}%25`)), [])
    const first = await found(`search=${search}&limit=2`)
    const second = await admin.get(nextOf(first.header('link') ?? null)!)
    assert.sameMembers(
      [...ids(first), ...ids(second)],
      people.map(({ id }) => id)
    )
    assert.lengthOf(ids(first), 2)
  })

  test('can be narrowed to administrators, Pro, suspended and leaving people', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const mark = `Narrow${process.pid}`
    const made = async (values: object) => (await createPerson({ firstName: mark, ...values })).id
    const expected = {
      administrators: await made({ isAdmin: true }),
      pro: await made({ plan: 'pro' }),
      suspended: await made({ suspendedMs: 1 }),
      leaving: await made({ deletionDueMs: Date.now() + 1e9 }),
    }
    await made({ plan: 'pro', planUntilMs: Date.now() - 1000 })
    for (const [only, id] of Object.entries(expected)) {
      const answer = await admin.get(`/api/admin/users?search=${mark}&only=${only}`)
      assert.deepEqual(
        answer.body().map((one: { id: string }) => one.id),
        [id],
        only
      )
    }
  })

  test('are shown with credits, counts and sessions, and never with their texts', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const person = await newClient(client)
    await person.post('/api/prompts', { original: 'A secret plan for otters' })
    const session = await browserSession(person.user)
    const answer = await admin.get(at(person.user.id))
    answer.assertStatus(200)
    const details = answer.body()
    assert.deepInclude(details.counts, { prompts: 1, flows: 0, runs: 0, accessTokens: 1 })
    assert.isNotNull(details.lastSeenAt)
    assert.notInclude(answer.text(), 'otters')
    const sessions = await admin.get(at(person.user.id, '/sessions'))
    assert.deepEqual(
      sessions.body().map(({ id }: { id: string }) => id),
      [session.id]
    )
    ;(await admin.get(at(crypto.randomUUID()))).assertStatus(404)
  })

  test('get credits with a reason, once for a key, and the books add up', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const user = await createPerson()
    const give = () =>
      admin
        .post(at(user.id, '/credits'), { amount: 40, reason: 'For the outage' })
        .header('Idempotency-Key', 'gift-1')
    ;(await give()).assertStatus(201)
    ;(await give()).assertStatus(201)
    const { book } = await readCredits({ userId: user.id, now: Date.now() })
    assert.equal(book.bought, 40)
    const usage = await (await asPerson(client, user)).get('/api/usage')
    assert.deepInclude(usage.body()[0], { source: 'gift', movement: 'grant', credits: 40 })
    const [repeated, done] = await entriesOf(admin)
    assert.deepInclude(repeated, { outcome: 'repeated', details: null })
    assert.deepInclude(done, { outcome: 'done', details: { amount: 40, reason: 'For the outage' } })
    assert.equal(done.person?.id, user.id)
    for (const amount of [0, -5, 1.5, 10_001, '5']) {
      const refused = await admin.post(at(user.id, '/credits'), { amount, reason: 'x' })
      refused.assertStatus(422)
    }
    ;(await admin.post(at(user.id, '/credits'), { amount: 5, reason: ' ' })).assertStatus(422)
    ;(
      await admin.post(at(crypto.randomUUID(), '/credits'), { amount: 5, reason: 'x' })
    ).assertStatus(404)
  })

  test('get a plan that nobody pays for, with its credits, until a day', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const user = await createPerson()
    const until = new Date(Date.now() + 40 * 86_400_000).toISOString()
    const given = await admin.put(at(user.id, '/plan'), { plan: 'pro', until })
    given.assertStatus(200)
    assert.deepInclude(given.body(), { plan: 'pro', planUntil: until })
    const granted = async () =>
      (await readCredits({ userId: user.id, now: Date.now() })).book.granted
    assert.equal(await granted(), 1000)
    const person = await asPerson(client, user)
    const subscription = async () => (await person.get('/api/subscription')).body()
    assert.equal((await subscription()).grantedBy, 'administrator')
    ;(await admin.put(at(user.id, '/plan'), { plan: 'free' })).assertStatus(200)
    assert.equal(await granted(), 25)
    assert.isNull((await subscription()).grantedBy)
    const past = await admin.put(at(user.id, '/plan'), {
      plan: 'pro',
      until: '2020-01-01T00:00:00Z',
    })
    past.assertStatus(422)
    // A form of ISO 8601 that not every reader knows.
    const day = `${new Date().getUTCFullYear() + 1}0301T000000Z`
    const compact = await admin.put(at(user.id, '/plan'), { plan: 'pro', until: day })
    assert.match(compact.body().planUntil, /^\d{4}-03-01T00:00:00/)
    ;(await admin.put(at(user.id, '/plan'), { plan: 'free' })).assertStatus(200)
    await db.table('billing_customers').insert({
      ...{ user_id: user.id, customer_id: `cus_${user.id}`, sync_seq: 0, checkout_seq: 0 },
      ...{ subscription_id: 'sub_1', is_cut: 0, created_ms: Date.now() },
    })
    const paid = await admin.put(at(user.id, '/plan'), { plan: 'free' })
    paid.assertStatus(409)
    assert.equal(paid.body().code, 'subscriber')
    assert.deepEqual(
      (await reconcile()).filter((line) => line.includes(user.id)),
      []
    )
  })
})

test.group('The audit log', (group) => {
  group.tap(onBothDatabases)

  test('has a line for each change, also for one that was refused, with who and whom', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const user = await createPerson()
    await browserSession(user)
    await admin.patch(at(user.id), { isAdmin: true })
    await admin.put(at(user.id, '/plan'), { plan: 'pro' })
    await admin.delete(at(user.id, '/sessions'))
    await admin.patch(at(user.id), { isAdmin: 'perhaps' })
    const entries = await entriesOf(admin)
    const lines = entries.map(({ action, outcome, details, actor, person }) => ({
      ...{ action, outcome, details, actor: actor?.id, person: person?.id ?? null },
    }))
    const line = (action: string, details: object | null, outcome = 'done') => ({
      ...{ action, outcome, details, actor: admin.user.id },
      person: details ? user.id : null,
    })
    assert.deepEqual(lines, [
      { ...line('admin_users.update', null, 'refused'), person: user.id },
      line('all_person_sessions.destroy', { sessions: 1 }),
      line('user_plans.update', { plan: 'pro', until: null }),
      line('admin_users.update', { isAdmin: true }),
    ])
    const about = await admin.get(`/api/admin/audit-entries?personId=${user.id}&limit=2`)
    assert.lengthOf(about.body(), 2)
    const rest = await admin.get(nextOf(about.header('link') ?? null)!)
    assert.lengthOf(rest.body(), 2)
  })
})

interface Entry {
  action: string
  outcome: string
  details: object | null
  actor: { id: string } | null
  person: { id: string } | null
}
