import { test } from '@japa/runner'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetProviders, targetFor } from '#app/ai/services/model_targets'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'

test.group('The models that people choose', () => {
  test('are kept for the next time, and not without end', async ({ assert, cleanup }) => {
    const { standIn, id } = await connected()
    cleanup(() => disconnected(standIn))
    assert.isNull(await targetFor(`${id}/model-0`))
    await ModelProvider.query().where({ id }).update({ model: null })
    forgetProviders()
    const chosen = await targetFor(`${id}/model-0`)
    assert.equal(chosen?.model, 'model-0')
    assert.strictEqual(await targetFor(`${id}/model-0`), chosen)
    for (let at = 1; at <= 200; at++) await targetFor(`${id}/model-${at}`)
    assert.notStrictEqual(await targetFor(`${id}/model-0`), chosen)
  })
})
