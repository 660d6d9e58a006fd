import { test } from '@japa/runner'
import { sideBySide } from '#app/core/concurrency/side_by_side'

const never = new AbortController().signal
const until = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

test.group('Side by side', () => {
  test('results stand in the order of the works', async ({ assert }) => {
    const works = [async () => 'one', async () => 'two']
    assert.deepEqual(await sideBySide(works, never), ['one', 'two'])
  })

  test('what fails ends the others, and is thrown when they have ended', async ({ assert }) => {
    const events: string[] = []
    const long = async (signal: AbortSignal) => {
      await until(signal)
      events.push('ended')
      throw new Error('because it was ended')
    }
    const failing = async () => {
      events.push('failed')
      throw new Error('first')
    }
    await assert.rejects(() => sideBySide([long, failing], never), 'first')
    assert.deepEqual(events, ['failed', 'ended'])
  })

  test('whoever stops ends them all', async ({ assert }) => {
    const stop = new AbortController()
    const work = async (signal: AbortSignal) => {
      await until(signal)
      return 'as far as it came'
    }
    const results = sideBySide([work, work], stop.signal)
    stop.abort()
    assert.deepEqual(await results, ['as far as it came', 'as far as it came'])
  })
})
