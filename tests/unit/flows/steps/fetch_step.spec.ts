import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { readAllowedHosts } from '#app/core/fetching/allowed_hosts'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import { planOf } from '#app/flows/domain/checks/plan'
import type { FetchSettings } from '#app/flows/domain/graph/settings'
import { fetchWith } from '#app/flows/engine/executors/fetch_step'
import { INSTANT } from '#app/flows/engine/executors/instant_executors'
import { RunDriver } from '#app/flows/engine/run_driver'
import { contextOf, fetchSettings } from '#tests/helpers/fetch_steps'
import { type HttpStandIn, startHttpStandIn } from '#tests/helpers/canary_server'
import { graphOf, Memory, node } from '#tests/unit/flows/runs/engine_runs'

interface Received {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
  body: string
}

test.group('A Fetch', (group) => {
  let server: HttpStandIn
  let received: Received[] = []
  let answer: RequestListener = () => {}

  const serve: RequestListener = async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, url, headers, body: await textOf(request) })
    answer(request, response)
  }
  group.each.setup(async () => {
    received = []
    server = await startHttpStandIn('127.0.0.1', serve)
    return () => server.close()
  })

  const respond = (type: string, body: string, status = 200) => {
    answer = (_request, response) =>
      void response.writeHead(status, { 'content-type': type, 'retry-after': '0' }).end(body)
  }
  const work = () =>
    fetchWith({
      hosts: readAllowedHosts(`http://127.0.0.1:${server.port}`)!,
      reach: { mayReach: () => true },
    })
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`

  test('sends no header or body of its own to a host that a value chooses', async ({ assert }) => {
    respond('text/plain', 'hello')
    const open = readAllowedHosts(`http://*:${server.port}`)!
    const fetchAnywhere = fetchWith({ hosts: open, reach: { mayReach: () => true } })
    const values = { x: `http://127.0.0.1:${server.port}/`, host: `127.0.0.1:${server.port}` }
    const headers = [{ name: 'Authorization', value: 'secret' }]
    const output = async (settings: Partial<FetchSettings>) =>
      (await fetchAnywhere(fetchSettings({ read: 'text', ...settings }), contextOf(values))).output
    for (const settings of [
      { url: '{{x}}', headers },
      { url: 'http://{{host}}', headers },
      { url: '{{x}}', method: 'POST' as const, body: 'b' },
    ])
      await assert.rejects(() => output(settings), /a value would choose who gets them/)
    assert.isEmpty(received)
    assert.equal(await output({ url: '{{x}}' }), 'hello')
    assert.equal(await output({ url: at('/{{host}}'), headers }), 'hello')
    assert.equal(await outputOf({ url: '{{x}}', headers, read: 'text' }, values), 'hello')
  })

  async function outputOf(settings: Partial<FetchSettings>, values: Record<string, Value> = {}) {
    const given = fetchSettings({ url: at('/'), ...settings })
    return (await work()(given, contextOf(values))).output
  }

  /** Runs a Fetch and a Result that shows one field of it. */
  function run(given: Partial<FlowNode>, signal = new AbortController().signal) {
    const fetching = node('page', 'fetch', fetchSettings({ url: at('/') }) as never, given)
    const shown = node('out', 'result', { value: '{{page.items.1.name}}', title: '', formats: [] })
    const plan = planOf(graphOf([fetching, shown], 'page>out'))
    const memory = new Memory()
    const driver = new RunDriver(
      { id: 'run', userId: 'person', plan, inputs: {}, stored: new Map() },
      {
        executors: { ...INSTANT, fetch: { isInstant: false, work: work() } },
        commit: (checkpoint) => memory.store(checkpoint),
        ...{ now: () => 1, reserve: async () => () => {}, requireHold: () => {}, signal },
      }
    )
    return driver.drive()
  }

  test('gives the text of a page, or the text as it is', async ({ assert }) => {
    const html = '<h1>Hi</h1><script>x()</script><p>{{who}} &amp; I</p>'
    respond('text/html; charset=utf-8', html)
    assert.equal(await outputOf({ read: 'page' }), '# Hi\n\n{{who}} & I')
    assert.equal(await outputOf({ read: 'text' }), html)
    respond('text/markdown', '# <Hi>')
    assert.equal(await outputOf({ read: 'page' }), '# <Hi>')
  })

  test('gives the fields of JSON to the steps behind it', async ({ assert }) => {
    respond('application/json', '{"items": [{"name": "a"}, {"name": "b"}]}')
    const end = await run({ settings: fetchSettings({ url: at('/'), read: 'json' }) as never })
    assert.equal(end?.results[0].value, 'b')
    assert.equal(received[0].headers.accept, 'application/json')
  })

  test('says what is wrong with JSON, and keeps only what a database can', async ({ assert }) => {
    const json = { read: 'json' as const }
    respond('application/json', '{"a\\u0000": ["x\\u0000y\\ud800"], "__proto__": 1}')
    const kept = (await outputOf(json)) as Record<string, Value>
    assert.deepEqual(Object.entries(kept), [
      ['a', ['xy\ufffd']],
      ['__proto__', 1],
    ])
    for (const [body, code] of [
      ['<p>', 'not_json'],
      ['['.repeat(200) + ']'.repeat(200), 'too_deep'],
      [JSON.stringify('x'.repeat(1_000_000)), 'too_large'],
    ]) {
      respond('application/json', body)
      const error = await outputOf(json).catch(({ code: found }: { code: string }) => found)
      assert.equal(error, code)
    }
  })

  test('sends a POST with a key, and its values as values', async ({ assert }) => {
    respond('application/json', '{}')
    const headers = [{ name: 'X-Key', value: 'k' }]
    const body = '{"q": "{{q}}", "list": {{list}}}'
    const q = '", "admin": true, "{{list}}": "'
    await outputOf({ method: 'POST', url: at('/a?b={{q}}'), headers, body }, { q, list: [1] })
    const [{ method, url, headers: sent, body: posted }] = received
    assert.deepEqual(JSON.parse(posted), { q, list: [1] })
    assert.deepInclude(sent, { 'x-key': 'k', 'idempotency-key': 'run:step' })
    assert.equal(sent['content-type'], 'application/json')
    assert.deepEqual([method, new URL(url!, 'http://a').searchParams.get('b')], ['POST', q])
  })

  test('sends no address and no body that its values make very long', async ({ assert }) => {
    const x = 'ä'.repeat(600_000)
    for (const wish of [
      { url: at('/?a={{x}}') },
      { method: 'POST', body: '{{x}}{{x}}' },
    ] as const) {
      const code = await outputOf(wish, { x }).catch(({ code: found }: { code: string }) => found)
      assert.equal(code, 'too_long')
    }
    assert.lengthOf(received, 0)
  })

  test('does not go where a value would lead it', async ({ assert }) => {
    for (const url of [at('{{x}}'), at('/a/{{x}}')]) {
      const failure = await outputOf({ url }, { x: '..' }).catch((error: Error) => error.message)
      assert.include(failure, 'would change the host or the path of this address')
    }
    assert.lengthOf(received, 0)
  })

  test('is tried again where it reads, and where it sends only if the flow says so', async ({
    assert,
  }) => {
    const post = fetchSettings({ url: at('/'), method: 'POST' }) as never
    for (const [given, tries] of [
      [{ policy: undefined }, 3],
      [{ policy: undefined, settings: post }, 1],
      [{ policy: { retries: 1 }, settings: post }, 2],
    ] as const) {
      received = []
      respond('text/plain', '', 503)
      const end = await run(given)
      assert.equal(
        end?.error?.message,
        '127.0.0.1 answered with the error 503: it is not available at the moment.'
      )
      assert.lengthOf(received, tries)
      assert.lengthOf(new Set(received.map(({ headers }) => headers['idempotency-key'])), 1)
    }
  })

  test('ends its request when its run is canceled', async ({ assert }) => {
    const controller = new AbortController()
    const hungUp = Promise.withResolvers<void>()
    answer = (_request, response) => {
      response.once('close', () => hungUp.resolve())
      controller.abort(new Error('canceled'))
    }
    await assert.rejects(() => run({}, controller.signal), 'canceled')
    await hungUp.promise
  })
})
