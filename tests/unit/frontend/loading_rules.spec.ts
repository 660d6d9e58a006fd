import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryObserver,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { test } from '@japa/runner'
import { mock } from 'node:test'
import { api, postForEvents } from '#frontend/lib/api'
import { loadQuery } from '#frontend/lib/loading/loader'
import { queryClient } from '#frontend/lib/loading/query_client'
import { personQuery } from '#frontend/lib/session/person'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const { signal } = new AbortController()

interface Sent {
  method: string
  path: string
  credentials: string
  contentType: string | null
}

test.group('The rules of loading', (group) => {
  const real = { fetch: globalThis.fetch, document: globalThis.document }
  let sent: Sent[] = []

  // The runner cannot clear its timer while timers are mocked: it would fire during another test.
  group.each.disableTimeout()
  group.each.setup(() => {
    sent = []
    queryClient.clear()
    environmentManager.setIsServer(() => false)
    // Somebody is signed in.
    globalThis.document = { cookie: 'hone_session=1' } as Document
    return () => {
      mock.timers.reset()
      queryClient.clear()
      environmentManager.setIsServer(() => true)
      Object.assign(globalThis, real)
    }
  })

  function answerWith(status: number): void {
    globalThis.fetch = (input, init) => {
      const base = 'http://localhost'
      const request = input instanceof Request ? input : new Request(new URL(input, base), init)
      sent.push({
        method: request.method,
        path: new URL(request.url).pathname,
        credentials: request.credentials,
        contentType: request.headers.get('content-type'),
      })
      return Promise.resolve(Response.json({ id: 'x' }, { status }))
    }
  }

  /** Looks at a query as a part of a screen does that opens now, until there is an answer. */
  async function look<Data, Key extends QueryKey>(
    options: QueryObserverOptions<Data, Error, Data, Data, Key>
  ) {
    const observer = new QueryObserver(queryClient, options)
    const answered = Promise.withResolvers<void>()
    const settle = () => {
      if (observer.getCurrentResult().fetchStatus === 'idle') answered.resolve()
    }
    const stop = observer.subscribe(settle)
    settle()
    await answered.promise
    return { result: observer.getCurrentResult(), stop }
  }

  test('every call sends the cookies of this site', async ({ assert }) => {
    answerWith(200)
    await loadQuery({ queryKey: ['/api/templates'], signal })
    await api.prompts.update({ params: { id: 'x' }, body: { title: 'New' } })
    await postForEvents('/api/ai/enhance-prompt', { body: {}, headers: {}, signal })
    assert.deepEqual(
      sent.map(({ credentials }) => credentials),
      ['same-origin', 'same-origin', 'same-origin']
    )
  })

  test('a body is sent as JSON, and a call without one has no type', async ({ assert }) => {
    answerWith(200)
    await loadQuery({ queryKey: ['/api/templates'], signal })
    await api.prompts.update({ params: { id: 'x' }, body: { title: 'New' } })
    await postForEvents('/api/ai/enhance-prompt', { body: {}, headers: {}, signal })
    const [without, ...withBody] = sent.map(({ contentType }) => contentType)
    assert.isNull(without)
    for (const type of withBody) assert.match(type ?? '', /^application\/json/)
  })

  test('a query is a GET of its key joined with slashes', async ({ assert }) => {
    answerWith(200)
    const { stop } = await look({ queryKey: ['/api/prompts', 'x', 'versions'] })
    stop()
    assert.deepEqual(
      sent.map(({ method, path }) => [method, path]),
      [['GET', '/api/prompts/x/versions']]
    )
  })

  test('a load that fails is not tried again', async ({ assert }) => {
    answerWith(503)
    const { result, stop } = await look({ queryKey: ['/api/activities'] })
    stop()
    assert.isTrue(result.isError)
    assert.lengthOf(sent, 1)
  })

  test('what is loaded is not loaded again: on focus, on a connection, by the hour, on another look', async ({
    assert,
  }) => {
    mock.timers.enable({ apis: ['Date', 'setTimeout', 'setInterval'] })
    answerWith(200)
    const first = await look({ queryKey: ['/api/activities'] })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    mock.timers.tick(HOUR)
    const second = await look({ queryKey: ['/api/activities'] })
    for (const { stop } of [first, second]) stop()
    assert.lengthOf(sent, 1)
  })

  test('the person is kept for 300,000 ms', async ({ assert }) => {
    mock.timers.enable({ apis: ['Date', 'setTimeout', 'setInterval'] })
    answerWith(200)
    const looked = [await look(personQuery)]
    for (const [passed, calls] of [
      [299_999, 1],
      [1, 2],
    ]) {
      mock.timers.tick(passed)
      looked.push(await look(personQuery))
      assert.lengthOf(sent, calls)
    }
    for (const { stop } of looked) stop()
  })

  test('the person is not asked for again after a failure', async ({ assert }) => {
    answerWith(503)
    const first = await look(personQuery)
    const second = await look(personQuery)
    for (const { stop } of [first, second]) stop()
    assert.isTrue(second.result.isError)
    assert.lengthOf(sent, 1)
  })
})
