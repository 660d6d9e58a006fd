import { createHash, randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PLAN_LIMITS } from '#app/billing/domain/plans'
import { MAX_IMPORT_PROMPTS } from '#app/prompts/domain/importing/import_limits'
import { MAX_IMPORTS } from '#app/prompts/domain/limits'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { queryCounter } from '#tests/helpers/query_counter'

const ABSENT = '01900000-0000-7000-8000-000000000000'
const MAX_SAVED = PLAN_LIMITS.free.savedPrompts!

const row = (content: string, more: object = {}) => ({ title: content, content, tags: [], ...more })
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => row(`Prompt ${from + at}`))

async function started(person: SignedClient): Promise<string> {
  return (await person.post('/api/imports', { name: 'mine.csv', source: 'csv' })).body().id
}
const write = (person: SignedClient, id: string, prompts: object[]) =>
  person.post(`/api/imports/${id}/prompts`, { prompts })

const toPro = (person: SignedClient) =>
  db.from('users').where('id', person.user.id).update({ plan: 'pro' })

const saved = async (person: SignedClient): Promise<{ id: string; title: string }[]> =>
  (await person.get('/api/prompts?saved=true&sort=created&limit=500')).body()

test.group('An import of prompts', (group) => {
  group.tap(onBothDatabases)

  test('saves its prompts with all that its rows say, in their order', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await started(person)
    const prompts = [
      row('To {{name}}', {
        ...{ title: 'Letter', original: 'To [name]', tags: ['a', ' b', 'b'], category: 'sales' },
      }),
      row('=1+1\r\n"quoted", {"json": [1]}'),
    ]
    const response = await write(person, id, prompts)
    response.assertStatus(201)
    assert.deepEqual(response.body(), { added: 2, promptCount: 2, leftOut: null })
    const [second, first] = await saved(person)
    const opened = (await person.get(`/api/prompts/${first.id}`)).body()
    assert.deepInclude(opened, {
      ...{ title: 'Letter', draft: 'To {{name}}', original: 'To [name]', tags: ['a', 'b'] },
      ...{ category: 'sales', version: 0, etag: 1, improvement: null },
    })
    assert.isNotNull(opened.savedAt)
    const plain = (await person.get(`/api/prompts/${second.id}`)).body()
    assert.deepInclude(plain, { draft: prompts[1].content, original: prompts[1].content })
    assert.lengthOf((await person.get('/api/prompts?search=quoted')).body(), 1)
    ;(await person.post(`/api/prompts/${first.id}/versions`, {})).assertStatus(201)
  })

  test('is one line of the history, however many calls it takes', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await started(person)
    await write(person, id, rows(3))
    await write(person, id, rows(3, 3))
    const history = (await person.get('/api/activities?type=prompts_imported')).body()
    assert.deepEqual(
      history.map(({ title }: { title: string }) => title),
      ['mine.csv']
    )
    const [listed] = (await person.get('/api/imports')).body()
    assert.deepInclude(listed, {
      id,
      name: 'mine.csv',
      source: 'csv',
      promptCount: 6,
      undoneAt: null,
    })
  })

  test('writes a call once, also where it is sent again', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await started(person)
    const key = randomUUID()
    const send = () =>
      client
        .post(`/api/imports/${id}/prompts`)
        .bearerToken(person.secret)
        .header('idempotency-key', key)
        .json({ prompts: rows(5) })
    const [one, two] = await Promise.all([send(), send()])
    assert.deepEqual(one.body(), two.body())
    assert.lengthOf(await saved(person), 5)
  })

  test('takes as many statements for 200 prompts as for one', async ({ client, assert }) => {
    const person = await newClient(client)
    await toPro(person)
    const id = await started(person)
    await write(person, id, rows(1))
    const count = queryCounter()
    const few = await count(() => write(person, id, rows(1, 1)))
    const many = await count(() => write(person, id, rows(200, 2)))
    assert.equal(many, few)
    assert.lengthOf(await saved(person), 202)
  })

  test('fills what the plan allows, and says how many did not fit', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await started(person)
    const calls = [0, 1, 2, 3].map((call) => write(person, id, rows(10, call * 10)))
    const answers = (await Promise.all(calls)).map((response) => response.body())
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
    assert.equal(sum(answers.map(({ added }) => added)), MAX_SAVED)
    assert.equal(sum(answers.map(({ leftOut }) => leftOut?.count ?? 0)), 40 - MAX_SAVED)
    assert.lengthOf(await saved(person), MAX_SAVED)
    const full = (await write(person, id, rows(2, 90))).body()
    assert.deepInclude(full, { added: 0 })
    assert.deepInclude(full.leftOut, { count: 2, code: 'plan_limit', offer: 'pro' })
    assert.equal(full.leftOut.reason, 'The Free plan includes 25 saved prompts.')
    await toPro(person)
    assert.deepInclude((await write(person, id, rows(2, 90))).body(), { added: 2, leftOut: null })
  })

  test('has at most 5,000 prompts', async ({ client, assert }) => {
    const person = await newClient(client)
    await toPro(person)
    const id = await started(person)
    await db
      .from('prompt_imports')
      .where('id', id)
      .update({ prompt_count: MAX_IMPORT_PROMPTS - 1 })
    const body = (await write(person, id, rows(3))).body()
    assert.equal(body.added, 1)
    assert.deepInclude(body.leftOut, { count: 2, code: 'limit_reached', offer: null })
  })

  test('is one of at most 1,000 imports', async ({ client, assert }) => {
    const person = await newClient(client)
    const first = await started(person)
    const one = await db.from('prompt_imports').where('id', first).firstOrFail()
    const others = Array.from({ length: MAX_IMPORTS - 1 }, () => ({ ...one, id: randomUUID() }))
    for (let at = 0; at < others.length; at += 100)
      await db.table('prompt_imports').multiInsert(others.slice(at, at + 100))
    const refused = await person.post('/api/imports', { name: 'x', source: 'json' })
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'limit_reached')
  })

  test('is absent for everybody else', async ({ client, assert }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const id = await started(person)
    await write(person, id, rows(1))
    for (const one of [id, ABSENT]) {
      ;(await write(other, one, rows(1))).assertStatus(404)
      ;(await other.delete(`/api/imports/${one}`)).assertStatus(404)
      ;(await other.patch(`/api/imports/${one}`, { undoneAt: null })).assertStatus(404)
    }
    assert.deepEqual((await other.get('/api/imports')).body(), [])
    assert.lengthOf(await saved(person), 1)
  })
})

test.group('An import that is undone', (group) => {
  group.tap(onBothDatabases)

  test('takes its prompts along, except those that were edited since', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await person.post('/api/prompts', { original: 'Mine before', saved: true })
    const id = await started(person)
    await write(person, id, rows(4))
    const [, edited] = await saved(person)
    await person.put(`/api/prompts/${edited.id}/draft`, { content: 'Changed' })
    const undone = await person.delete(`/api/imports/${id}`)
    undone.assertStatus(200)
    assert.deepInclude(undone.body(), { deleted: 3, kept: 1 })
    assert.isNotNull(undone.body().undoneAt)
    const titles = async () => (await saved(person)).map(({ title }) => title)
    assert.deepEqual(await titles(), [edited.title, 'Mine before'])
    assert.lengthOf((await person.get('/api/prompts?deleted=true')).body(), 3)
    ;(await write(person, id, rows(1))).assertStatus(409)

    const all = await person.delete(`/api/imports/${id}?edited=true`)
    assert.deepInclude(all.body(), { deleted: 1, kept: 0 })
    assert.deepEqual(await titles(), ['Mine before'])
  })

  test('comes back whole, without what was deleted before on its own', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await started(person)
    await write(person, id, rows(4))
    const [, , own] = await saved(person)
    await person.delete(`/api/prompts/${own.id}`)
    await db.from('prompts').where('id', own.id).update({ deleted_at: '2026-01-01 00:00:00' })
    await person.delete(`/api/imports/${id}`)
    assert.lengthOf(await saved(person), 0)
    const back = await person.patch(`/api/imports/${id}`, { undoneAt: null })
    back.assertStatus(200)
    assert.isNull(back.body().undoneAt)
    assert.lengthOf(await saved(person), 3)
    ;(await write(person, id, rows(1, 9))).assertStatus(201)
  })

  test('stays undone where the plan has no capacity for all of it', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await started(person)
    await write(person, id, rows(MAX_SAVED))
    await person.delete(`/api/imports/${id}`)
    await person.post('/api/prompts', { original: 'One more', saved: true })
    const back = await person.patch(`/api/imports/${id}`, { undoneAt: null })
    back.assertStatus(403)
    assert.equal(back.body().code, 'plan_limit')
    assert.lengthOf(await saved(person), 1)
  })
})

test.group('Duplicates of saved prompts', () => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

  test('are found by the hashes of their texts, among one’s own only', async ({
    client,
    assert,
  }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    await write(other, await started(other), [row('Theirs')])
    await write(person, await started(person), [...rows(20), row('Grüße\r\n', { title: 'Mine' })])
    const texts = ['Grüße\r\n', 'Theirs', 'Prompt 3', 'Prompt 99']
    const found = await person.post('/api/prompt-duplicates', { hashes: texts.map(hashOf) })
    found.assertStatus(200)
    const { duplicates, capacity } = found.body()
    assert.equal(capacity, MAX_SAVED - 21)
    assert.sameMembers(
      duplicates.map(({ hash }: { hash: string }) => hash),
      [hashOf('Grüße\r\n'), hashOf('Prompt 3')]
    )
    const [mine] = await saved(person)
    assert.deepInclude(duplicates, { hash: hashOf('Grüße\r\n'), promptId: mine.id, title: 'Mine' })
  })
})
