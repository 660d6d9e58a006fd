import { test } from '@japa/runner'
import ModelCall from '#app/ai/models/model_call'
import { searchModels } from '#app/ai/services/providers/search_models'
import { startModelStandIn } from '#tests/helpers/model_stand_in'
import { deskOf, PROVIDERS } from '#tests/functional/ai/desk'

const TESTS = '/api/admin/model-tests'
const KEY = 'sk-very-secret-0123456789'
const MODELS = { models: ['small', 'gpt-4o'], reply: () => 'ready' }

test.group('Testing a provider', () => {
  test('lists its models and asks one for a short answer', async ({ client, assert, cleanup }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const admin = await deskOf(client)
    const answer = await admin.post(TESTS, { baseUrl: provider.url, key: KEY })
    answer.assertStatus(200)
    assert.containSubset(answer.body(), { ok: true, model: 'small', failure: null, message: null })
    const models = [
      { id: 'small', retiresOn: null },
      { id: 'gpt-4o', retiresOn: '2027-01-14' },
    ]
    assert.deepEqual(answer.body().models, models)
    assert.deepEqual(
      provider.requests.map(({ path }) => path),
      ['/v1/models', '/v1/chat/completions']
    )
    for (const { headers } of provider.requests)
      assert.equal(headers.authorization, `Bearer ${KEY}`)
    assert.notInclude(answer.text(), KEY)
    const { purpose, outcome, isEstimate } = await ModelCall.findByOrFail('userId', admin.user.id)
    assert.deepEqual([purpose, outcome, isEstimate], ['test', 'answered', false])
  })

  test('status {status} is explained in plain words, with a hint')
    .with([
      { status: 401, failure: 'key_refused' },
      { status: 404, failure: 'model_missing' },
      { status: 429, code: 'insufficient_quota', failure: 'quota_used_up' },
      { status: 500, failure: 'provider_failed' },
    ])
    .run(async ({ client, assert, cleanup }, { status, code, failure }) => {
      const provider = await startModelStandIn(MODELS)
      cleanup(() => provider.close())
      provider.play({ kind: 'status', status, code })
      const admin = await deskOf(client)
      const answer = await admin.post(TESTS, { baseUrl: provider.url, key: KEY })
      answer.assertStatus(200)
      const { ok, failure: kind, message, hint } = answer.body()
      assert.deepEqual([ok, kind], [false, failure])
      assert.match(message, /^(The|Your) .+\.$/)
      assert.isNotEmpty(hint)
      assert.notInclude(answer.text(), KEY)
    })

  test('an address that does not answer is reported and stored with the provider', async ({
    client,
    assert,
  }) => {
    const gone = await startModelStandIn(MODELS)
    await gone.close()
    const admin = await deskOf(client)
    const made = await admin.post(PROVIDERS, { name: 'Gone', baseUrl: gone.url })
    const answer = await admin.post(TESTS, { providerId: made.body().id })
    assert.containSubset(answer.body(), { ok: false, failure: 'unreachable', model: null })
    const [one] = (await admin.get(PROVIDERS)).body()
    assert.equal(one.lastError?.code, 'unreachable')
    assert.equal(one.lastError?.message, 'The provider cannot be reached.')
    assert.isString(one.lastErrorAt)
  })

  test('a provider that is kept is asked with its own key and model, or those that are named', async ({
    client,
    assert,
    cleanup,
  }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const admin = await deskOf(client)
    const kept = { name: 'Kept', baseUrl: provider.url, key: KEY, model: 'gpt-4o' }
    const { id } = (await admin.post(PROVIDERS, kept)).body()
    const own = await admin.post(TESTS, { providerId: id })
    assert.equal(own.body().model, 'gpt-4o')
    const other = await admin.post(TESTS, { providerId: id, model: 'small' })
    assert.equal(other.body().model, 'small')
    assert.equal(provider.requests.at(-1)?.headers.authorization, `Bearer ${KEY}`)
    const [one] = (await admin.get(PROVIDERS)).body()
    assert.isString(one.lastAnswerAt)
  })

  test('neither or both of provider and address are refused, and no other provider', async ({
    client,
  }) => {
    const admin = await deskOf(client)
    const id = '01900000-0000-7000-8000-000000000000'
    ;(await admin.post(TESTS, {})).assertStatus(422)
    ;(await admin.post(TESTS, { providerId: id, baseUrl: 'http://127.0.0.1:9' })).assertStatus(422)
    ;(await admin.post(TESTS, { providerId: id })).assertStatus(404)
    ;(await admin.post(TESTS, { baseUrl: 'http://example.com' })).assertStatus(422)
    ;(await admin.post('/api/admin/model-searches', { baseUrl: 'x' })).assertStatus(422)
  })

  test('a search finds what answers, and says when nothing does', async ({ assert, cleanup }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const { found, models } = await searchModels(provider.url)
    assert.equal(found, provider.url)
    assert.lengthOf(models, 2)
    provider.play({ kind: 'status', status: 500 })
    assert.deepEqual(await searchModels(provider.url), { found: null, models: [] })
  })
})
