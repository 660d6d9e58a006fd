import { test } from '@japa/runner'
import { api } from '#frontend/lib/api'
import { until } from '#tests/helpers/until'

interface Sent {
  path: string
  keepalive: boolean
}

test.group('A call that changes something', (group) => {
  const real = globalThis.fetch
  let sent: Sent[] = []
  let answer: (() => void)[] = []

  group.each.setup(() => {
    sent = []
    answer = []
    globalThis.fetch = (input) => {
      const { url, keepalive } = input as Request
      sent.push({ path: new URL(url).pathname, keepalive })
      return new Promise((resolve) => answer.push(() => resolve(Response.json({}))))
    }
    return () => {
      globalThis.fetch = real
    }
  })

  const star = () => api.favoriteTemplates.store({ params: { id: 'a' } })
  const rename = (length: number) =>
    api.prompts.update({ params: { id: 'a' }, body: { title: 'é'.repeat(length) } })

  /** How calls are sent that are on their way together. */
  async function kept(...calls: Promise<unknown>[]): Promise<boolean[]> {
    await until(() => sent.length === calls.length)
    for (const one of answer) one()
    await Promise.all(calls)
    return sent.map(({ keepalive }) => keepalive)
  }

  test('outlives its page while it is small, with a body or without', async ({ assert }) => {
    assert.deepEqual(await kept(star(), rename(10)), [true, true])
  })

  test('does not where it is large, or only reads', async ({ assert }) => {
    assert.deepEqual(await kept(rename(40_000), api.templates.index({})), [false, false])
  })

  test('does not where others on their way use up what a browser allows', async ({ assert }) => {
    const [first, ...others] = await kept(...Array.from({ length: 4 }, () => rename(9_000)))
    assert.deepEqual([first, ...others].toSorted(), [false, true, true, true].toSorted())
  })

  test('does again once those have ended, and where one has failed', async ({ assert }) => {
    await kept(rename(25_000))
    sent = []
    answer = []
    globalThis.fetch = () => Promise.reject(new TypeError('offline'))
    await rename(25_000).catch(() => null)
    globalThis.fetch = (input) => {
      sent.push({ path: '', keepalive: (input as Request).keepalive })
      return Promise.resolve(Response.json({}))
    }
    await rename(25_000)
    assert.deepEqual(
      sent.map(({ keepalive }) => keepalive),
      [true]
    )
  })
})
