import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { v7 } from 'uuid'
import { MAX_ACCESS_TOKENS } from '#app/auth/services/access_tokens'
import { PLAN_LIMITS } from '#app/billing/domain/plans'
import { MAX_PROMPTS, MAX_SHARE_LINKS, MAX_VERSIONS } from '#app/prompts/domain/limits'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

const AT_ONCE = 20
const ORIGINAL = 'Write a poem about the sea'

/** Repeats a row until there are so many of its kind, each with an id and a value of its own. */
async function fill(table: string, row: Record<string, unknown>, own: string, count: number) {
  const rest = { ...row }
  delete rest.id
  const rows = Array.from({ length: count }, (_, index) => {
    const value = own === 'number' ? Number(row.number) + index + 1 : v7()
    return { ...rest, ...(table === 'auth_access_tokens' ? {} : { id: v7() }), [own]: value }
  })
  await db.transaction(async (trx) => {
    for (let at = 0; at < rows.length; at += 100)
      await trx.table(table).multiInsert(rows.slice(at, at + 100))
  })
}

/** How often each status came of as many requests at once. */
async function atOnce(request: () => Promise<{ status(): number; body(): { code?: string } }>) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, request))
  const refused = answers.filter((answer) => answer.status() === 403)
  return {
    made: answers.filter((answer) => answer.status() < 300).length,
    refused: refused.length,
    codes: [...new Set(refused.map((answer) => answer.body().code))],
    message: refused[0]?.body() as { message: string; hint: string } | undefined,
  }
}

const made = async (person: SignedClient, body = {}) =>
  (await person.post('/api/prompts', { original: ORIGINAL, ...body })).body().id as string

const ONE_MORE = { made: 1, refused: AT_ONCE - 1, codes: ['limit_reached'] }

test.group('As many rows as there can be', (group) => {
  group.tap(onBothDatabases)
  test('prompts of a person, made or improved, also where many come at once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await made(person)
    const row = await db.from('prompts').where('id', id).firstOrFail()
    await fill('prompts', row, 'title', MAX_PROMPTS - 2)
    const { message, ...counts } = await atOnce(() =>
      person.post('/api/prompts', { original: ORIGINAL })
    )
    assert.deepEqual(counts, ONE_MORE)
    assert.include(message?.message, '10,000 prompts')
    assert.include(message?.hint, 'delete')
    const improved = await person.post('/api/ai/enhance-prompt', { originalPrompt: ORIGINAL })
    assert.deepEqual([improved.status(), improved.body().code], [403, 'limit_reached'])
    const again = { originalPrompt: 'Write a song', promptId: id }
    ;(await person.post('/api/ai/enhance-prompt', again)).assertStatus(200)

    await person.delete(`/api/prompts/${id}`)
    ;(await person.post('/api/prompts', { original: ORIGINAL })).assertStatus(403)
    await person.delete(`/api/prompts/${id}?permanent=true`)
    ;(await person.post('/api/prompts', { original: ORIGINAL })).assertStatus(201)
  }).timeout(120_000)

  test('versions of a prompt, saved or restored, also where many come at once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await made(person)
    const path = `/api/prompts/${id}/versions`
    await person.post(path, {})
    const row = await db.from('prompt_versions').where('prompt_id', id).firstOrFail()
    await fill('prompt_versions', row, 'number', MAX_VERSIONS - 2)
    await db
      .from('prompts')
      .where('id', id)
      .update({ version: MAX_VERSIONS - 1 })
    const { message, ...counts } = await atOnce(() => person.post(path, { content: 'Another' }))
    assert.deepEqual(counts, ONE_MORE)
    assert.include(message?.message, '1,000 versions')
    const restored = await person.post(`/api/prompts/${id}/restore`, { version: 1 })
    assert.deepEqual([restored.status(), restored.body().code], [403, 'limit_reached'])
    assert.equal((await person.get(`/api/prompts/${id}`)).body().version, MAX_VERSIONS)
  })

  test('share links of a person, until one is revoked, also where many come at once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const promptId = await made(person)
    const { id } = (await person.post('/api/shares', { promptId })).body()
    const row = await db.from('share_links').where('id', id).firstOrFail()
    await fill('share_links', row, 'token_hash', MAX_SHARE_LINKS - 2)
    const { message, ...counts } = await atOnce(() => person.post('/api/shares', { promptId }))
    assert.deepEqual(counts, ONE_MORE)
    assert.include(message?.message, '500 share links')
    await person.delete(`/api/shares/${id}`)
    ;(await person.post('/api/shares', { promptId })).assertStatus(201)
  })

  test('tokens of a person, also where many are made at once', async ({ client, assert }) => {
    const person = await newClient(client)
    const row = await db
      .from('auth_access_tokens')
      .where('tokenable_id', person.user.id)
      .firstOrFail()
    await fill('auth_access_tokens', row, 'hash', MAX_ACCESS_TOKENS - 2)
    const session = () =>
      client
        .post('/api/tokens')
        .loginAs(person.user)
        .json({ name: 'One more', scopes: ['read'] })
    const { message, ...counts } = await atOnce(session)
    assert.deepEqual(counts, ONE_MORE)
    assert.include(message?.message, '50 tokens')
  })

  test('saved prompts of a person on the free plan, until one is removed, also where many come at once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const max = PLAN_LIMITS.free.savedPrompts!
    const first = await made(person, { saved: true })
    const row = await db.from('prompts').where('id', first).firstOrFail()
    await fill('prompts', row, 'title', max - 2)
    const { message, ...counts } = await atOnce(() =>
      person.post('/api/prompts', { original: ORIGINAL, saved: true })
    )
    assert.deepEqual(counts, { ...ONE_MORE, codes: ['plan_limit'] })
    assert.include(message?.message, '25 saved prompts')
    assert.include(message?.hint, 'Remove a prompt from Saved')

    const other = await made(person)
    const ways = [
      () => person.patch(`/api/prompts/${other}`, { saved: true }),
      () => person.post(`/api/prompts/${other}/versions`, {}),
    ]
    for (const way of ways) {
      const refused = await way()
      assert.deepEqual([refused.status(), refused.body().code], [403, 'plan_limit'])
    }
    ;(await person.post(`/api/prompts/${first}/versions`, { content: 'Changed' })).assertStatus(201)
    await person.patch(`/api/prompts/${first}`, { saved: false })
    ;(await person.patch(`/api/prompts/${other}`, { saved: true })).assertStatus(200)
    await person.delete(`/api/prompts/${other}`)
    ;(await person.patch(`/api/prompts/${first}`, { saved: true })).assertStatus(200)
    ;(await person.patch(`/api/prompts/${other}`, { deletedAt: null })).assertStatus(403)

    await db.from('users').where('id', person.user.id).update({ plan: 'pro' })
    ;(await person.patch(`/api/prompts/${other}`, { deletedAt: null })).assertStatus(200)
  })
})
