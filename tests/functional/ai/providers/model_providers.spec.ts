import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ModelProvider from '#app/ai/models/model_provider'
import type { SignedClient } from '#tests/helpers/api'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import { deskOf, PROVIDERS } from '#tests/functional/ai/desk'

const LOCAL = { name: 'Local', baseUrl: 'http://127.0.0.1:11434/v1' }
const KEY = 'sk-very-secret-0123456789'

const BAD: [change: object, field: string][] = [
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ name: 7 }, 'name'],
  [{ baseUrl: 'ftp://models.test/v1' }, 'baseUrl'],
  [{ baseUrl: 'models.test' }, 'baseUrl'],
  [{ baseUrl: 'http://models.example.com/v1' }, 'baseUrl'],
  [{ baseUrl: 'https://me:secret@models.test/v1' }, 'baseUrl'],
  [{ baseUrl: 'https://models.test/v1?key=1' }, 'baseUrl'],
  [{ baseUrl: 'https://models.test/v1#top' }, 'baseUrl'],
  [{ baseUrl: `https://models.test/${'x'.repeat(500)}` }, 'baseUrl'],
  [{ key: '' }, 'key'],
  [{ key: 'two words' }, 'key'],
  [{ key: 'x'.repeat(2_001) }, 'key'],
  [{ api: 'soap' }, 'api'],
  [{ model: 'x'.repeat(201) }, 'model'],
  [{ inputPrice: -1, outputPrice: 1 }, 'inputPrice'],
  [{ inputPrice: '1', outputPrice: 1 }, 'inputPrice'],
  [{ inputPrice: 1 }, 'outputPrice'],
  [{ isDefault: 'yes' }, 'isDefault'],
  [{ fromEnvironment: true }, 'fromEnvironment'],
  [{ hasKey: true }, 'hasKey'],
]

const defaultsOf = async (admin: SignedClient) =>
  (await admin.get(PROVIDERS))
    .body()
    .filter((one: { isDefault: boolean }) => one.isDefault)
    .map(({ name }: { name: string }) => name)

test.group('Model providers', () => {
  test('are connected, changed and disconnected; exactly one is the default', async ({
    client,
    assert,
  }) => {
    const admin = await deskOf(client)
    const first = (await admin.post(PROVIDERS, { ...LOCAL, baseUrl: `${LOCAL.baseUrl}/` })).body()
    assert.containSubset(first, {
      ...LOCAL,
      ...{ api: 'chat', model: null, isDefault: true, hasKey: false, fromEnvironment: false },
      ...{ inputPrice: null, outputPrice: null, lastAnswerAt: null, lastError: null },
    })
    const openAi = { name: ' OpenAI ', baseUrl: 'https://api.openai.com/v1', key: ` ${KEY}\n` }
    const second = (await admin.post(PROVIDERS, openAi)).body()
    assert.containSubset(second, { name: 'OpenAI', api: 'responses', isDefault: false })
    assert.deepEqual(await defaultsOf(admin), ['Local'])

    const prices = { inputPrice: 2.5, outputPrice: 10 }
    const nothing = { key: null, model: null, inputPrice: null, outputPrice: null }
    ;(await admin.patch(`${PROVIDERS}/${first.id}`, nothing)).assertStatus(200)
    const changed = await admin.patch(`${PROVIDERS}/${second.id}`, { isDefault: true, ...prices })
    assert.containSubset(changed.body(), { isDefault: true, hasKey: true, ...prices })
    assert.deepEqual(await defaultsOf(admin), ['OpenAI'])
    ;(await admin.patch(`${PROVIDERS}/${second.id}`, { isDefault: false })).assertStatus(422)
    ;(await admin.delete(`${PROVIDERS}/${second.id}`)).assertStatus(204)
    assert.deepEqual(await defaultsOf(admin), ['Local'])
    ;(await admin.delete(`${PROVIDERS}/${second.id}`)).assertStatus(404)
    ;(await admin.patch(`${PROVIDERS}/${second.id}`, { model: 'x' })).assertStatus(404)
  })

  test('a key is kept encrypted, never answered, and removed by null', async ({
    client,
    assert,
  }) => {
    const admin = await deskOf(client)
    const answers = [await admin.post(PROVIDERS, { ...LOCAL, key: KEY })]
    const { id } = answers[0].body()
    answers.push(await admin.get(PROVIDERS))
    answers.push(await admin.patch(`${PROVIDERS}/${id}`, { model: 'small' }))
    for (const answer of answers) {
      assert.notInclude(answer.text(), KEY)
      assert.include(answer.text(), '"hasKey":true')
    }
    assert.notInclude(JSON.stringify(await db.from('model_providers')), KEY)
    assert.equal((await ModelProvider.findOrFail(id)).key, KEY)
    const without = await admin.patch(`${PROVIDERS}/${id}`, { key: null })
    assert.isFalse(without.body().hasKey)
    assert.isNull((await ModelProvider.findOrFail(id)).apiKey)
  })

  test('a kept key does not move to another address by itself', async ({ client, assert }) => {
    const admin = await deskOf(client)
    const { id } = (await admin.post(PROVIDERS, { ...LOCAL, key: KEY })).body()
    const path = { baseUrl: 'http://127.0.0.1:11434/api/v1' }
    ;(await admin.patch(`${PROVIDERS}/${id}`, path)).assertStatus(200)
    const elsewhere = { baseUrl: 'https://elsewhere.test/v1' }
    const refused = await admin.patch(`${PROVIDERS}/${id}`, elsewhere)
    refused.assertStatus(422)
    assert.property(refused.body().fields, 'key')
    ;(await admin.patch(`${PROVIDERS}/${id}`, { ...elsewhere, key: null })).assertStatus(200)
  })

  test('{what} is refused, naming {field}')
    .with(
      BAD.map(([change, field]) => ({ change, field, what: JSON.stringify(change).slice(0, 60) }))
    )
    .run(async ({ client, assert }, { change, field }) => {
      const admin = await deskOf(client)
      const made = await admin.post(PROVIDERS, { ...LOCAL, ...change })
      made.assertStatus(422)
      assert.include(Object.keys(made.body().fields), field)
      assert.deepEqual((await admin.get(PROVIDERS)).body(), [])
      const { id } = (await admin.post(PROVIDERS, LOCAL)).body()
      ;(await admin.patch(`${PROVIDERS}/${id}`, change)).assertStatus(422)
      assert.containSubset((await admin.get(PROVIDERS)).body(), [LOCAL])
    })

  test('a change of nothing is refused', async ({ client }) => {
    const admin = await deskOf(client)
    const { id } = (await admin.post(PROVIDERS, LOCAL)).body()
    ;(await admin.patch(`${PROVIDERS}/${id}`, {})).assertStatus(422)
  })

  test('names are the only ones, and there are twenty at most', async ({ client, assert }) => {
    const admin = await deskOf(client)
    const both = await Promise.all([admin.post(PROVIDERS, LOCAL), admin.post(PROVIDERS, LOCAL)])
    assert.deepEqual(both.map((one) => one.status()).sort(), [201, 422])
    const refused = both.find((one) => one.status() === 422)
    assert.property(refused?.body().fields, 'name')
    for (let at = 2; at <= 20; at++)
      (await admin.post(PROVIDERS, { ...LOCAL, name: `Local ${at}` })).assertStatus(201)
    const { id } = (await admin.get(PROVIDERS)).body()[3]
    ;(await admin.patch(`${PROVIDERS}/${id}`, { name: 'Local' })).assertStatus(422)
    const full = await admin.post(PROVIDERS, { ...LOCAL, name: 'One more' })
    assert.equal(full.body().code, 'limit')
    full.assertStatus(422)
  })

  test('an administrator’s token without the scope admin learns nothing', async ({ client }) => {
    const admin = await createPerson({ isAdmin: true })
    const signed = await asPerson(client, admin, ['read', 'write'])
    ;(await signed.get(PROVIDERS)).assertStatus(403)
    ;(await signed.post(PROVIDERS, LOCAL)).assertStatus(403)
    ;(await signed.get('/api/admin/model-spend')).assertStatus(403)
  })

  test('others are told the same whether a provider is there or not', async ({
    client,
    assert,
  }) => {
    const admin = await deskOf(client)
    const { id } = (await admin.post(PROVIDERS, LOCAL)).body()
    const other = await newClient(client, ['read', 'write', 'admin'])
    const there = await other.patch(`${PROVIDERS}/${id}`, { model: 'x' })
    const absent = await other.patch(`${PROVIDERS}/01900000-0000-7000-8000-000000000000`, {})
    there.assertStatus(403)
    assert.deepEqual(there.body(), absent.body())
    assert.isNull((await ModelProvider.findOrFail(id)).model)
  })
})
