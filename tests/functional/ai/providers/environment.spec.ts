import { test } from '@japa/runner'
import ModelProvider from '#app/ai/models/model_provider'
import { followEnvironment } from '#app/ai/services/providers/follow_environment'
import { deskOf, PROVIDERS } from '#tests/functional/ai/desk'

const NAMED = { name: 'Model', baseUrl: 'http://127.0.0.1:11434/v1', key: 'sk-1', model: null }

const named = async () =>
  (await ModelProvider.query().orderBy('id')).map(({ name, baseUrl, key, model }) => ({
    ...{ name, baseUrl, key, model },
  }))

test.group('The provider that the environment names', () => {
  test('is connected once, and follows the environment', async ({ client, assert }) => {
    await deskOf(client)
    await followEnvironment(NAMED, true)
    await followEnvironment(NAMED, true)
    assert.deepEqual(await named(), [NAMED])
    const [first] = await ModelProvider.all()
    assert.isTrue(first.isDefault)
    assert.isTrue(first.fromEnvironment)
    const other = { name: 'Far', baseUrl: 'https://api.openai.com/v1', key: null, model: 'gpt-x' }
    await followEnvironment(other, true)
    assert.deepEqual(await named(), [other])
    assert.equal((await ModelProvider.firstOrFail()).api, 'responses')
  })

  test('does not change which provider is the default', async ({ client, assert }) => {
    const admin = await deskOf(client)
    await admin.post(PROVIDERS, { name: 'Own', baseUrl: 'https://own.test/v1' })
    await followEnvironment(NAMED, true)
    const [own, ours] = await ModelProvider.query().orderBy('id')
    assert.deepEqual([own.isDefault, ours.isDefault], [true, false])
  })

  test('still follows it after a new price, and no longer after a new {field}')
    .with([
      { field: 'name', change: { name: 'Mine' } },
      { field: 'model', change: { model: 'small' } },
      { field: 'key', change: { key: 'sk-2' } },
      { field: 'way', change: { api: 'responses' } },
    ])
    .run(async ({ client, assert }, { change }) => {
      const admin = await deskOf(client)
      await followEnvironment(NAMED, true)
      const { id } = await ModelProvider.firstOrFail()
      await admin.patch(`${PROVIDERS}/${id}`, { inputPrice: 1, outputPrice: 2, key: 'sk-1' })
      await followEnvironment({ ...NAMED, model: 'large' }, true)
      assert.deepEqual(await named(), [{ ...NAMED, model: 'large' }])

      const own = await admin.patch(`${PROVIDERS}/${id}`, change)
      assert.isFalse(own.body().fromEnvironment)
      const before = await named()
      await followEnvironment({ ...NAMED, key: 'sk-3' }, true)
      assert.deepEqual(await named(), before)
    })

  test('comes back after it was deleted', async ({ client, assert }) => {
    const admin = await deskOf(client)
    await followEnvironment(NAMED, true)
    const { id } = await ModelProvider.firstOrFail()
    ;(await admin.delete(`${PROVIDERS}/${id}`)).assertStatus(204)
    await followEnvironment(NAMED, true)
    assert.deepEqual(await named(), [NAMED])
  })

  test('is not connected where its address is not allowed, and says so', async ({
    client,
    assert,
  }) => {
    await deskOf(client)
    assert.match((await followEnvironment(NAMED, false)) ?? '', /not allowed here/)
    assert.deepEqual(await named(), [])
  })
})
