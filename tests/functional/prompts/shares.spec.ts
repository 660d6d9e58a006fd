import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import ShareLink from '#app/prompts/models/share_link'
import { newClient } from '#tests/helpers/api'
import { LockHolder } from '#tests/helpers/lock_holder'

test.group('Share links', () => {
  test('anyone with the link reads the pinned version, and nothing else', async ({
    client,
    assert,
  }) => {
    const owner = await newClient(client)
    const prompt = (await owner.post('/api/prompts', { original: 'Shared words' })).body()
    const made = await owner.post('/api/shares', { promptId: prompt.id })
    made.assertStatus(201)
    const { token, url, id } = made.body()
    assert.match(url, new RegExp(`/s/${token}$`))

    await owner.put(`/api/prompts/${prompt.id}/draft`, { content: 'Changed afterwards' })
    const read = await client.get(`/api/shared/${token}`)
    read.assertStatus(200)
    assert.equal(read.body().content, 'Shared words')
    assert.equal(read.header('x-robots-tag'), 'noindex')
    assert.notInclude(JSON.stringify(read.body()), owner.user.email as string)

    assert.notInclude(JSON.stringify((await ShareLink.findOrFail(id)).serialize()), token)
    ;(await owner.delete(`/api/shares/${id}`)).assertStatus(204)
    ;(await client.get(`/api/shared/${token}`)).assertStatus(404)
    assert.deepEqual((await owner.get('/api/shares')).body(), [])
  })

  test('a link ends when it expires, and when its prompt is deleted', async ({ client }) => {
    const owner = await newClient(client)
    const prompt = (await owner.post('/api/prompts', { original: 'Short' })).body()
    const soon = DateTime.utc().plus({ hours: 1 }).toISO()
    const first = (await owner.post('/api/shares', { promptId: prompt.id, expiresAt: soon })).body()
    ;(await client.get(`/api/shared/${first.token}`)).assertStatus(200)
    await ShareLink.query().where('id', first.id).update({ expires_at: '2020-01-01 00:00:00' })
    ;(await client.get(`/api/shared/${first.token}`)).assertStatus(404)

    const second = (await owner.post('/api/shares', { promptId: prompt.id })).body()
    await owner.delete(`/api/prompts/${prompt.id}`)
    ;(await client.get(`/api/shared/${second.token}`)).assertStatus(404)
  })

  test('what a person opened is listed as shared with them', async ({ client, assert }) => {
    const owner = await newClient(client)
    const reader = await newClient(client)
    const prompt = (await owner.post('/api/prompts', { original: 'For you', title: 'T' })).body()
    const { token } = (await owner.post('/api/shares', { promptId: prompt.id })).body()
    await reader.get(`/api/shared/${token}`)
    await reader.get(`/api/shared/${token}`)
    await owner.get(`/api/shared/${token}`)
    const opened = (await reader.get('/api/shares?opened=true')).body()
    assert.deepEqual(
      opened.map(({ title }: { title: string }) => title),
      ['T']
    )
    assert.deepEqual((await owner.get('/api/shares?opened=true')).body(), [])
  })

  test('a shared page opens while the database is locked, and is listed afterwards', async ({
    client,
    assert,
    cleanup,
  }) => {
    const owner = await newClient(client)
    const reader = await newClient(client)
    const prompt = (await owner.post('/api/prompts', { original: 'For you', title: 'T' })).body()
    const { token } = (await owner.post('/api/shares', { promptId: prompt.id })).body()
    await reader.get('/api/shares')
    const holder = await LockHolder.hold()
    cleanup(() => holder.release())
    ;(await reader.get(`/api/shared/${token}`)).assertStatus(200)
    await holder.release()
    // A single statement that waited in line behind the note of the opening.
    ;(await reader.post('/api/facts', { name: 'Name', value: 'Value' })).assertStatus(201)
    assert.lengthOf((await reader.get('/api/shares?opened=true')).body(), 1)
  })

  test('what a person opened can be read again, until the link ends', async ({
    client,
    assert,
  }) => {
    const owner = await newClient(client)
    const reader = await newClient(client)
    const stranger = await newClient(client)
    const prompt = (await owner.post('/api/prompts', { original: 'Again', title: 'Mine' })).body()
    const { token, id } = (await owner.post('/api/shares', { promptId: prompt.id })).body()
    const path = `/api/shares/${id}`
    ;(await reader.get(path)).assertStatus(404)
    const first = (await client.get(`/api/shared/${token}`)).body()
    await reader.get(`/api/shared/${token}`)

    const again = await reader.get(path)
    again.assertStatus(200)
    assert.deepEqual(again.body(), first)
    ;(await owner.get(path)).assertStatus(200)
    ;(await stranger.get(path)).assertStatus(404)

    await owner.delete(path)
    ;(await reader.get(path)).assertStatus(404)
  })

  test('a link to an accepted version has the name of the prompt', async ({ client, assert }) => {
    const owner = await newClient(client)
    const improved = await owner.post('/api/ai/enhance-prompt', {
      originalPrompt: 'Write an email about our new product',
    })
    const { promptId } = improved.body()
    await owner.patch(`/api/prompts/${promptId}`, { title: 'Launch email' })
    await owner.post(`/api/prompts/${promptId}/versions`, { variant: 'optimized' })
    const made = (await owner.post('/api/shares', { promptId })).body()
    assert.equal(made.title, 'Launch email')
    assert.equal((await client.get(`/api/shared/${made.token}`)).body().title, 'Launch email')
  })

  test('a link has the title that its version was made under, whatever the prompt is called since', async ({
    client,
    assert,
  }) => {
    const owner = await newClient(client)
    const { id: promptId } = (
      await owner.post('/api/prompts', { original: 'For you', title: 'For the team' })
    ).body()
    const { token, id } = (await owner.post('/api/shares', { promptId })).body()
    await owner.patch(`/api/prompts/${promptId}`, { title: 'About the layoffs' })
    const shown = async () => [
      (await client.get(`/api/shared/${token}`)).body().title,
      (await owner.get(`/api/shares/${id}`)).body().title,
      (await owner.get('/api/shares')).body()[0].title,
    ]
    assert.deepEqual(await shown(), Array(3).fill('For the team'))
    await owner.post(`/api/prompts/${promptId}/restore`, { version: 1 })
    assert.equal((await owner.post('/api/shares', { promptId })).body().title, 'About the layoffs')
  })

  test('sharing alone does not keep a prompt in Saved', async ({ client, assert }) => {
    const owner = await newClient(client)
    const { id } = (await owner.post('/api/prompts', { original: 'Only shown' })).body()
    ;(await owner.post('/api/shares', { promptId: id })).assertStatus(201)
    const pinned = { content: 'Shown too', saved: false }
    ;(await owner.post(`/api/prompts/${id}/versions`, pinned)).assertStatus(201)
    const again = await owner.post(`/api/prompts/${id}/versions`, pinned)
    assert.equal(again.body().version, 2)
    const { savedAt, draft } = (await owner.get(`/api/prompts/${id}`)).body()
    assert.deepEqual([savedAt, draft], [null, 'Only shown'])
    await owner.post(`/api/prompts/${id}/versions`, {})
    assert.isNotNull((await owner.get(`/api/prompts/${id}`)).body().savedAt)
  })

  test('a link cannot be made for yesterday, nor for the prompt of another', async ({ client }) => {
    const owner = await newClient(client)
    const other = await newClient(client)
    const prompt = (await owner.post('/api/prompts', { original: 'Mine' })).body()
    const past = { promptId: prompt.id, expiresAt: '2020-01-01T00:00:00Z' }
    ;(await owner.post('/api/shares', past)).assertStatus(422)
    for (const expiresAt of ['+010000-01-01T00:00:00Z', '9999-12-31T23:59:59-01:00']) {
      ;(await owner.post('/api/shares', { promptId: prompt.id, expiresAt })).assertStatus(422)
    }
    ;(await other.post('/api/shares', { promptId: prompt.id })).assertStatus(404)
  })
})
