import { test } from '@japa/runner'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { DraftGateway } from '#frontend/prompts/draft_gateway'
import { DraftSync } from '#frontend/prompts/draft_sync'
import { ChangedElsewhere, keepVersion, sendPrompt } from '#frontend/prompts/send_prompt'

const draft = (text: string) => ({ text, settings: DEFAULT_SETTINGS })

interface Answer {
  status: number
  body: object
}

/** An open prompt, and a server that answers by method and path and notes what it is asked. */
function openPrompt(answers: Record<string, Answer | (() => Answer)>) {
  const calls: string[] = []
  const etags: (string | null)[] = []
  globalThis.fetch = async (input, init) => {
    const place = input instanceof Request ? input : new URL(String(input), 'http://localhost')
    const { method, url, headers } = new Request(place, init)
    const call = `${method} ${new URL(url).pathname}`
    calls.push(call)
    etags.push(headers.get('if-match'))
    const found = answers[call]
    const { status, body } = typeof found === 'function' ? found() : found
    return Response.json(body, { status })
  }
  const gateway = new DraftGateway('ada', 'p1', 'new')
  const sync = new DraftSync(gateway, { base: { ...draft('one'), etag: 1 }, draft: draft('one') })
  return { calls, etags, open: { gateway, sync } }
}

const IMPROVE = 'POST /api/ai/enhance-prompt'
const OPEN = 'GET /api/prompts/p1'
const SAVE = 'PUT /api/prompts/p1/draft'
const improved = { status: 200, body: { promptId: 'p1', etag: 5, versions: [] } }
const stale = { status: 409, body: { message: 'Stale.', code: 'stale' } }
const opened = (text: string, etag: number) => ({
  status: 200,
  body: { id: 'p1', original: text, draft: text, settings: DEFAULT_SETTINGS, etag, version: 0 },
})

test.group('Sending a prompt', (group) => {
  const real = globalThis.fetch
  const channel = globalThis.BroadcastChannel
  group.each.setup(() => {
    // An open channel would keep the process alive.
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true })
    return () => {
      globalThis.fetch = real
      Object.defineProperty(globalThis, 'BroadcastChannel', { value: channel, configurable: true })
    }
  })

  test('is one call, guarded by the etag, also while the draft is not saved', async ({
    assert,
  }) => {
    const { calls, etags, open } = openPrompt({ [IMPROVE]: improved })
    open.sync.change({ text: 'two' })
    await sendPrompt(open, draft('two'))
    assert.deepEqual(calls, [IMPROVE])
    assert.deepEqual(etags, ['"1"'])
    assert.equal(open.sync.view.state, 'saved')
    assert.equal(open.sync.etag, 5)
    open.sync.stop()
  })

  test('does not write over a text that somebody else wrote', async ({ assert }) => {
    const { calls, open } = openPrompt({ [IMPROVE]: stale, [OPEN]: opened('theirs', 2) })
    await assert.rejects(() => sendPrompt(open, draft('one')), ChangedElsewhere)
    assert.deepEqual(calls, [IMPROVE, OPEN])
    assert.equal(open.sync.view.state, 'conflict')
    await assert.rejects(() => sendPrompt(open, draft('one')), ChangedElsewhere)
    assert.lengthOf(calls, 2)
  })

  test('goes on where only the title was changed elsewhere', async ({ assert }) => {
    let count = 0
    const { etags, open } = openPrompt({
      [IMPROVE]: () => (count++ === 0 ? stale : improved),
      [OPEN]: opened('one', 3),
    })
    await sendPrompt(open, draft('one'))
    assert.deepEqual(etags, ['"1"', null, '"3"'])
    assert.equal(open.sync.etag, 5)
  })

  test('makes a prompt again that was deleted meanwhile', async ({ assert }) => {
    let count = 0
    const absent = { status: 404, body: { message: 'Gone.', code: 'not_found' } }
    const { etags, open } = openPrompt({
      [IMPROVE]: () =>
        count++ === 0
          ? absent
          : { status: 200, body: { ...improved.body, promptId: 'p2', etag: 1 } },
    })
    await sendPrompt(open, draft('one'))
    assert.deepEqual(etags, ['"1"', null])
    assert.equal(open.gateway.promptId, 'p2')
    assert.equal(open.sync.etag, 1)
  })

  test('a version carries the etag on which the next write is made', async ({ assert }) => {
    const { etags, open } = openPrompt({
      [OPEN]: opened('one', 1),
      'POST /api/prompts/p1/versions': { status: 201, body: { version: 1, etag: 9 } },
      [SAVE]: { status: 200, body: { etag: 10 } },
    })
    await keepVersion(open, { content: 'one, better', variant: 'optimized' })
    assert.equal(open.sync.etag, 9)
    assert.equal(open.sync.view.draft.text, 'one')
    open.sync.change({ text: 'one and more' })
    await open.sync.flush()
    assert.deepEqual(etags, [null, '"1"', '"9"'])
  })
})
