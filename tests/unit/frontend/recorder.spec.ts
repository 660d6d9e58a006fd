import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import type { Draft } from '#frontend/prompts/draft'
import { Recorder } from '#frontend/prompts/recorder'

const draft = (text: string): Draft => ({ text, settings: DEFAULT_SETTINGS })

function recorderWith(canRetry = true) {
  const sent: string[] = []
  const server = { isDown: false }
  const send = async ({ text }: Draft) => {
    await pause(2)
    if (server.isDown) throw new Error('down')
    sent.push(text)
  }
  const recorder = new Recorder(send, () => canRetry, [10])
  recorder.assume(draft('known'))
  return { sent, server, recorder }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let left = 400; left > 0 && !isSo(); left -= 1) await pause(5)
}

test.group('The recorder', () => {
  test('sends what the server does not have, and that once', async ({ assert }) => {
    const { sent, recorder } = recorderWith()
    await recorder.record(draft('known'))
    assert.deepEqual(sent, [])
    await Promise.all([recorder.record(draft('new')), recorder.record(draft('new'))])
    assert.deepEqual(sent, ['new'])
  })

  test('tells the caller of a failure and goes on trying', async ({ assert }) => {
    const { sent, server, recorder } = recorderWith()
    server.isDown = true
    await assert.rejects(() => recorder.record(draft('new')), 'down')
    assert.isTrue(recorder.isWaiting)
    server.isDown = false
    await until(() => sent.length > 0)
    assert.deepEqual(sent, ['new'])
    await until(() => !recorder.isWaiting)
    assert.isFalse(recorder.isWaiting)
  })

  test('tries only the newest again', async ({ assert }) => {
    const { sent, server, recorder } = recorderWith()
    server.isDown = true
    await recorder.record(draft('one')).catch(() => undefined)
    await recorder.record(draft('two')).catch(() => undefined)
    server.isDown = false
    await until(() => sent.length > 0)
    assert.deepEqual(sent, ['two'])
  })

  test('does not insist on what can never work', async ({ assert }) => {
    const { server, recorder } = recorderWith(false)
    server.isDown = true
    await recorder.record(draft('new')).catch(() => undefined)
    assert.isFalse(recorder.isWaiting)
  })
})
