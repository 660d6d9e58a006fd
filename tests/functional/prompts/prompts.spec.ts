import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Prompt from '#app/prompts/models/prompt'
import { purgeDeleted } from '#app/prompts/services/purge_deleted'
import { newClient, type SignedClient } from '#tests/helpers/api'

async function keep(person: SignedClient, original: string, title?: string): Promise<string> {
  const response = await person.post('/api/prompts', { original, title, saved: true })
  response.assertStatus(201)
  return response.body().id
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test.group('Prompts', () => {
  test('a text is kept as it is, byte for byte', async ({ client, assert }) => {
    const person = await newClient(client)
    const text = '  \r\nTab\t, zero-width \u200B, bidi \u202E, NFD e\u0301, 𝒳 and trailing  \n'
    const id = await keep(person, text)
    assert.equal((await person.get(`/api/prompts/${id}`)).body().original, text)
  })

  test('title, folder, tags and pin are changed alone', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await keep(person, 'Plan a launch')
    const changed = await person.patch(`/api/prompts/${id}`, {
      title: 'Launch',
      folder: 'Spring',
      tags: ['one', 'two', 'one'],
      pinned: true,
    })
    changed.assertStatus(200)
    assert.deepInclude(changed.body(), { title: 'Launch', folder: 'Spring', tags: ['one', 'two'] })
    assert.isNotNull(changed.body().pinnedAt)
    const unpinned = (await person.patch(`/api/prompts/${id}`, { pinned: false })).body()
    assert.isNull(unpinned.pinnedAt)
    assert.equal(unpinned.folder, 'Spring')
  })

  test('search looks into title, tags, folder and text, in any script and case', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await keep(person, 'Напиши ПИСЬМО клиенту про 50%_скидку')
    await keep(person, 'Something else')
    await person.patch(`/api/prompts/${id}`, { tags: ['Größe'], title: 'Résumé' })
    for (const search of ['письмо', 'GRÖSSE'.replace('SS', 'ß'), 'RÉSUMÉ', '50%_']) {
      const found = await person.get('/api/prompts').qs({ search })
      assert.deepEqual(ids(found.body()), [id], search)
    }
    assert.deepEqual((await person.get('/api/prompts').qs({ search: '_%' })).body(), [])
  })

  test('filters by tag, folder, pin and state apply together', async ({ client, assert }) => {
    const person = await newClient(client)
    const first = await keep(person, 'one')
    const second = await keep(person, 'two')
    await person.patch(`/api/prompts/${first}`, { tags: ['a'], folder: 'F', pinned: true })
    await person.patch(`/api/prompts/${second}`, { tags: ['ab'], folder: 'F' })
    const list = async (qs: object) => ids((await person.get('/api/prompts').qs(qs)).body())
    assert.deepEqual(await list({ tag: 'a' }), [first])
    assert.sameMembers(await list({ folder: 'F' }), [first, second])
    assert.deepEqual(await list({ folder: 'F', pinned: 'false' }), [second])
    assert.deepEqual(await list({ saved: 'false' }), [])
  })

  test('pages follow one another without gap or repetition in every order', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const all: string[] = []
    for (let number = 0; number < 7; number++) {
      all.push(await keep(person, `Prompt ${number}`, number < 3 ? 'Same' : `Title ${number}`))
    }
    for (const sort of ['recent', 'name', 'created']) {
      const seen: string[] = []
      let next: string | null = `/api/prompts?sort=${sort}&limit=2`
      while (next) {
        const page: Awaited<ReturnType<SignedClient['get']>> = await person.get(next)
        seen.push(...ids(page.body()))
        next = /<([^>]+)>; rel="next"/.exec(page.header('link') ?? '')?.[1] ?? null
      }
      assert.sameMembers(seen, all, sort)
      assert.lengthOf(seen, all.length)
    }
  })

  test('deleting can be undone for 30 days, and then is for good', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await keep(person, 'Short lived')
    ;(await person.delete(`/api/prompts/${id}`)).assertStatus(204)
    ;(await person.get(`/api/prompts/${id}`)).assertStatus(404)
    assert.deepEqual(ids((await person.get('/api/prompts?deleted=true')).body()), [id])

    ;(await person.patch(`/api/prompts/${id}`, { deletedAt: null })).assertStatus(200)
    assert.deepEqual(ids((await person.get('/api/prompts')).body()), [id])

    await person.delete(`/api/prompts/${id}`)
    await purgeDeleted(DateTime.utc().plus({ days: 29 }))
    assert.isNotNull(await Prompt.find(id))
    await purgeDeleted(DateTime.utc().plus({ days: 31 }))
    assert.isNull(await Prompt.find(id))
  })

  test('only a deleted prompt can be removed for good', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await keep(person, 'Twice asked')
    ;(await person.delete(`/api/prompts/${id}?permanent=1`)).assertStatus(422)
    await person.delete(`/api/prompts/${id}?permanent=true`)
    assert.isNotNull(await Prompt.find(id))
    await person.delete(`/api/prompts/${id}?permanent=true`)
    assert.isNull(await Prompt.find(id))
  })

  test('a draft is refused when it was changed elsewhere, and nothing is overwritten', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await keep(person, 'Start')
    const draft = (content: string, etag: string) =>
      person.put(`/api/prompts/${id}/draft`, { content }).header('if-match', etag)
    const first = await draft('Mine', '"1"')
    first.assertStatus(200)
    assert.equal(first.header('etag'), '"2"')
    const late = await draft('Theirs', '"1"')
    late.assertStatus(409)
    assert.equal(late.body().code, 'stale')
    assert.equal((await person.get(`/api/prompts/${id}`)).body().draft, 'Mine')
  })

  test('of twenty writers with one ETag exactly one wins', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await keep(person, 'Race')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        person
          .put(`/api/prompts/${id}/draft`, { content: `Writer ${number}` })
          .header('if-match', '"1"')
      )
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 409),
      19
    )
  })
})

test.group('Versions', () => {
  test('saving, changing and restoring keeps every version', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await keep(person, 'First words')
    const versions = `/api/prompts/${id}/versions`
    const first = await person.post(versions, {})
    first.assertStatus(201)
    assert.equal(`"${first.body().etag}"`, first.header('etag'))
    ;(await person.post(versions, { content: 'Second words', note: 'Shorter.' })).assertStatus(201)
    for (const version of [9, 3_000_000_000]) {
      ;(await person.get(`${versions}/${version}`)).assertStatus(404)
      ;(await person.post(`/api/prompts/${id}/restore`, { version })).assertStatus(404)
    }
    const restored = await person.post(`/api/prompts/${id}/restore`, { version: 1 })
    restored.assertStatus(201)
    assert.equal(`"${restored.body().etag}"`, restored.header('etag'))
    assert.equal(restored.body().version, 3)
    assert.equal(restored.body().content, 'First words')

    const list = (await person.get(versions)).body()
    assert.deepEqual(
      list.map((row: { version: number; note: string }) => [row.version, row.note]),
      [
        [3, 'Restored version 1.'],
        [2, 'Shorter.'],
        [1, 'Saved.'],
      ]
    )
    assert.equal((await person.get(`/api/prompts/${id}`)).body().draft, 'First words')
    assert.equal((await person.get(`${versions}/2`)).body().content, 'Second words')
    ;(await person.get(`${versions}/9`)).assertStatus(404)
  })

  test('a variant that the prompt has not got cannot be accepted', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await keep(person, 'No improvement yet')
    const refused = await person.post(`/api/prompts/${id}/versions`, { variant: 'optimized' })
    refused.assertStatus(422)
    assert.property(refused.body().fields, 'variant')
    assert.lengthOf((await person.get(`/api/prompts/${id}/versions`)).body(), 0)
  })

  test('a text of invisible characters counts as empty', async ({ client, assert }) => {
    const person = await newClient(client)
    const invisible = '\u200B\u2060 \u00AD\u3164'
    const id = await keep(person, 'Words')
    const refused = [
      await person.post('/api/prompts', { original: invisible }),
      await person.post('/api/ai/enhance-prompt', { originalPrompt: invisible }),
      await person.post(`/api/prompts/${id}/versions`, { content: invisible }),
    ]
    for (const answer of refused) {
      answer.assertStatus(422)
      assert.match(JSON.stringify(answer.body().fields), /empty/)
    }
    ;(await person.patch(`/api/prompts/${id}`, { title: invisible })).assertStatus(422)
  })
})
