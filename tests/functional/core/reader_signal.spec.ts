import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { readerSignal } from '#app/core/reader_signal'
import { onBothDatabases } from '#tests/helpers/depth'

test.group('Whoever waits for an answer', (group) => {
  group.tap(onBothDatabases)
  test('is there until the connection closes', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    const signal = readerSignal(ctx)
    assert.isFalse(signal.aborted)
    ctx.response.response.emit('close')
    assert.isTrue(signal.aborted)
  })

  test('is not gone where the answer was whole', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    const signal = readerSignal(ctx)
    const { response } = ctx.response
    Object.defineProperty(response, 'writableFinished', { value: true })
    response.emit('close')
    assert.isFalse(signal.aborted)
  })

  test('may have left before anybody asked', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    ctx.response.response.destroy()
    assert.isTrue(readerSignal(ctx).aborted)
  })
})
