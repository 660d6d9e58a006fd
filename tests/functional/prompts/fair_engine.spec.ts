import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { inEngine } from '#app/prompts/services/engine_pool'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { BURNING, HELD } from '#tests/helpers/engine_gate'
import { GatedEngine } from '#tests/helpers/gated_engine'

const keep = (person: SignedClient, original: string) => person.post('/api/prompts', { original })

/** Sends at once what otherwise waits until somebody awaits it. */
const sent = (request: PromiseLike<ApiResponse>) => Promise.resolve(request)

let gate: GatedEngine

test.group('While the engine works on a text', (group) => {
  group.setup(async () => {
    gate = await GatedEngine.start()
    return () => gate.end()
  })
  group.each.setup(() => {
    gate.close()
    return () => gate.open()
  })

  test('others read and write: {0}')
    .with([
      ['a new prompt', 201],
      ['a version', 201],
      ['a version of the draft', 201],
      ['a share link', 201],
    ] as const)
    .run(async ({ client, assert }, [what, status]) => {
      const [person, other] = [await newClient(client), await newClient(client)]
      const { id } = (await keep(person, 'Plain words')).body()
      const theirs = (await keep(other, 'Other words')).body().id
      await person.put(`/api/prompts/${id}/draft`, { content: `${HELD} draft` })
      const saving = sent(
        {
          'a new prompt': () => keep(person, HELD),
          'a version': () => person.post(`/api/prompts/${id}/versions`, { content: HELD }),
          'a version of the draft': () => person.post(`/api/prompts/${id}/versions`, {}),
          'a share link': () => person.post('/api/shares', { promptId: id }),
        }[what]()
      )
      await gate.hasHeld(1)
      ;(await other.put(`/api/prompts/${theirs}/draft`, { content: 'Changed' })).assertStatus(200)
      ;(await other.get('/api/prompts')).assertStatus(200)
      gate.open()
      assert.equal((await saving).status(), status)
    })

  test('a draft that is changed meanwhile is assessed again', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = (await keep(person, 'Plain words')).body()
    await person.put(`/api/prompts/${id}/draft`, { content: `${HELD} draft` })
    const saving = sent(person.post(`/api/prompts/${id}/versions`, {}))
    await gate.hasHeld(1)
    const newer = 'Write a poem about [thing].'
    ;(await person.put(`/api/prompts/${id}/draft`, { content: newer })).assertStatus(200)
    gate.open()
    const saved = await saving
    saved.assertStatus(201)
    assert.equal(saved.body().content, newer)
    assert.deepEqual(
      saved.body().blanks.map(({ label }: { label: string }) => label),
      ['thing']
    )
  })

  test('with If-Match a draft that is changed meanwhile is a conflict', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = (await keep(person, 'Plain words')).body()
    const draft = await person.put(`/api/prompts/${id}/draft`, { content: `${HELD} draft` })
    const versions = person.post(`/api/prompts/${id}/versions`, {})
    const saving = sent(versions.header('if-match', draft.header('etag')!))
    await gate.hasHeld(1)
    await person.put(`/api/prompts/${id}/draft`, { content: 'Newer' })
    gate.open()
    const saved = await saving
    saved.assertStatus(409)
    assert.equal(saved.body().code, 'stale')
    assert.lengthOf((await person.get(`/api/prompts/${id}/versions`)).body(), 0)
  })

  test('ten texts of one person leave a place for another', async ({ client, assert }) => {
    const [greedy, other] = [await newClient(client), await newClient(client)]
    const many = Array.from({ length: 10 }, (_, at) => sent(keep(greedy, `${HELD} ${at}`)))
    await gate.hasHeld(2)
    ;(await keep(other, 'Write a poem.')).assertStatus(201)
    assert.equal(gate.timesHeld, 2)
    gate.open()
    for (const kept of await Promise.all(many)) kept.assertStatus(201)
  })

  test('a caller who leaves is removed from the queue', async ({ assert }) => {
    const whose = 'somebody'
    const gone = new AbortController()
    const working = ['one', 'two'].map((word) => inEngine({ whose }, 'introduce', HELD + word))
    await gate.hasHeld(2)
    const waiting = inEngine({ whose, signal: gone.signal }, 'introduce', `${HELD} three`)
    const left = assert.rejects(() => waiting, /was canceled/)
    gone.abort()
    await left
    gate.open()
    await Promise.all(working)
    await inEngine({ whose }, 'introduce', 'Write a poem.')
    assert.equal(gate.timesHeld, 2)
  })

  test('each person can have only their share of work waiting', async ({ assert }) => {
    const whose = 'somebody'
    const asked = Array.from({ length: 110 }, () => inEngine({ whose }, 'introduce', HELD))
    const settled = Promise.allSettled(asked)
    const other = await inEngine({ whose: 'another' }, 'introduce', 'Write a poem.')
    assert.equal(other.title, 'Write a poem')
    gate.open()
    const refused = (await settled).flatMap((one) => (one.status === 'rejected' ? one.reason : []))
    assert.isAbove(refused.length, 0)
    for (const { status, code, detail } of refused) {
      assert.deepInclude({ status, code }, { status: 503, code: 'busy' })
      assert.isAbove(detail.retryAfter, 0)
    }
  })
})

test.group('A text that uses up its CPU time', (group) => {
  // A thread that was stopped is not there any more: each test begins with all of them.
  group.each.setup(async () => {
    gate = await GatedEngine.start()
    return () => gate.end()
  })

  test('is refused, and nothing is kept of it', async ({ client, assert }) => {
    const person = await newClient(client)
    const refused = await keep(person, BURNING)
    refused.assertStatus(503)
    assert.equal(refused.body().code, 'too_heavy')
    assert.match(refused.header('retry-after') ?? '', /^[1-9]\d*$/)
    assert.deepEqual((await person.get('/api/prompts')).body(), [])
    ;(await keep(person, 'Write a poem.')).assertStatus(201)
  }).timeout(120_000)

  test('costs only its sender, who rests after the second', async ({ client, assert }) => {
    const [hostile, other] = [await newClient(client), await newClient(client)]
    const answered: string[] = []
    const many = Array.from({ length: 10 }, async () => {
      const refused = await keep(hostile, BURNING)
      answered.push('hostile')
      return refused
    })
    ;(await keep(other, 'Write a poem.')).assertStatus(201)
    answered.push('other')
    const codes = (await Promise.all(many)).map((refused) => {
      refused.assertStatus(503)
      assert.match(refused.header('retry-after') ?? '', /^[1-9]\d*$/)
      return refused.body().code
    })
    assert.equal(answered[0], 'other')
    assert.deepEqual(codes.toSorted().slice(-2), ['too_heavy', 'too_heavy'])
    assert.equal((await keep(hostile, 'Write a poem.')).body().code, 'engine_rest')
    ;(await keep(other, 'Write a poem.')).assertStatus(201)
  }).timeout(120_000)
})
