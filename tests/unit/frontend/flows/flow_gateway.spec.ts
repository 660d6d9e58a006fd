import { test } from '@japa/runner'
import { FlowGateway } from '#frontend/features/flows/builder/sync/flow_gateway'
import { GREETING } from '#tests/functional/flows/flow_steps'

const refused = (status: number, message: string) => async () =>
  Response.json({ message, code: 'some' }, { status })

test.group('What the builder hears of a flow on the server', (group) => {
  const real = globalThis.fetch
  group.each.setup(() => () => {
    globalThis.fetch = real
  })
  const gateway = new FlowGateway('ada', 'f1')
  const bothOf = async () => [await gateway.get(), await gateway.put(GREETING, 1)]

  test('is the same for reads and writes: {status}')
    .with([
      { status: 401, outcome: { ok: false, error: 'signedOut' } },
      { status: 403, outcome: { ok: false, error: 'refused', message: 'Said so.' } },
      { status: 404, outcome: { ok: false, error: 'refused', message: 'Said so.' } },
      { status: 422, outcome: { ok: false, error: 'refused', message: 'Said so.' } },
      { status: 429, outcome: { ok: false, error: 'offline' } },
      { status: 503, outcome: { ok: false, error: 'offline' } },
    ])
    .run(async ({ assert }, { status, outcome }) => {
      globalThis.fetch = refused(status, 'Said so.')
      assert.deepEqual(await bothOf(), [outcome, outcome] as never)
    })

  test('is that it is out of reach where nothing answers', async ({ assert }) => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const offline = { ok: false, error: 'offline' } as const
    assert.deepEqual(await bothOf(), [offline, offline])
  })

  test('is the graph with its etag, and nothing else of the flow', async ({ assert }) => {
    globalThis.fetch = async () => Response.json({ id: 'f1', title: 'T', graph: GREETING, etag: 7 })
    const base = { graph: GREETING, etag: 7 }
    assert.deepEqual(await gateway.get(), { ok: true, base })
  })
})
