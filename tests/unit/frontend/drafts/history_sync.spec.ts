import { test } from '@japa/runner'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import type { Draft } from '#frontend/prompts/draft'
import { HistorySync } from '#frontend/prompts/history_sync'
import { turns } from '#tests/helpers/turns'
import { until } from '#tests/helpers/until'

const draft = (text: string): Draft => ({ text, settings: DEFAULT_SETTINGS })

function historyWith(canRetry = true) {
  const sent: string[] = []
  const server = { isDown: false }
  const send = async ({ text }: Draft) => {
    await turns()
    if (server.isDown) throw new Error('down')
    sent.push(text)
  }
  const history = new HistorySync(send, () => canRetry, [10])
  history.assume(draft('known'))
  return { sent, server, history }
}

test.group('The history sync', () => {
  test('sends what the server does not have, and that once', async ({ assert }) => {
    const { sent, history } = historyWith()
    await history.record(draft('known'))
    assert.deepEqual(sent, [])
    await Promise.all([history.record(draft('new')), history.record(draft('new'))])
    assert.deepEqual(sent, ['new'])
  })

  test('tells the caller of a failure and goes on trying', async ({ assert }) => {
    const { sent, server, history } = historyWith()
    server.isDown = true
    await assert.rejects(() => history.record(draft('new')), 'down')
    assert.isTrue(history.isWaiting)
    server.isDown = false
    await until(() => sent.length > 0)
    assert.deepEqual(sent, ['new'])
    await until(() => !history.isWaiting)
    assert.isFalse(history.isWaiting)
  })

  test('tries only the newest again', async ({ assert }) => {
    const { sent, server, history } = historyWith()
    server.isDown = true
    await history.record(draft('one')).catch(() => undefined)
    await history.record(draft('two')).catch(() => undefined)
    server.isDown = false
    await until(() => sent.length > 0)
    assert.deepEqual(sent, ['two'])
  })

  test('does not insist on what can never work', async ({ assert }) => {
    const { server, history } = historyWith(false)
    server.isDown = true
    await history.record(draft('new')).catch(() => undefined)
    assert.isFalse(history.isWaiting)
  })
})
