import { test } from '@japa/runner'
import { api, ApiError, fieldErrors, isAbsent } from '#frontend/lib/api'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { loadFailures } from '#frontend/lib/loading/load_failures'
import { nextOf } from '#app/core/domain/paging'
import { addressOf, loadPage, loadQuery } from '#frontend/lib/loading/loader'
import { store } from '#frontend/lib/state'

interface Asked {
  path: string
  method: string
  headers: Headers
}

const signal = new AbortController().signal

test.group('The way to the server', (group) => {
  const real = globalThis.fetch
  let asked: Asked[] = []

  group.each.setup(() => {
    asked = []
    store.set(loadFailures, [])
    return () => {
      globalThis.fetch = real
    }
  })

  const answerWith = (status: number, body: string | object, headers: HeadersInit = {}) => {
    globalThis.fetch = (input, init) => {
      const request = input instanceof Request ? input : null
      const { pathname, search } = new URL(request?.url ?? String(input), 'http://localhost')
      asked.push({
        path: pathname + search,
        method: request?.method ?? 'GET',
        headers: new Headers(request?.headers ?? init?.headers),
      })
      const isText = typeof body === 'string'
      return Promise.resolve(
        new Response(isText ? body : JSON.stringify(body), {
          status,
          headers: { 'content-type': isText ? 'text/plain' : 'application/json', ...headers },
        })
      )
    }
  }

  test('a key joined with slashes is the address; an object is the query', ({ assert }) => {
    assert.equal(addressOf(['/api/prompts', 'a', 'versions']), '/api/prompts/a/versions')
    const query = { search: 'a b&c', category: '', saved: true, limit: undefined }
    assert.equal(addressOf(['/api/prompts', query]), '/api/prompts?search=a+b%26c&saved=true')
  })

  test('a query has the key of its address', ({ assert }) => {
    const params = { id: 'x y' }
    assert.deepEqual(apiQuery('templates.index').queryKey, ['/api/templates'] as never)
    assert.deepEqual(apiQuery('prompts.show', { params }).queryKey, [
      '/api/prompts',
      'x%20y',
    ] as never)
    assert.deepEqual(apiPages('prompts.index', { query: { search: 'q' } }).queryKey, [
      '/api/prompts',
      { search: 'q' },
      'pages',
    ] as never)
  })

  test('a loaded query is the parsed answer', async ({ assert }) => {
    answerWith(200, [{ id: 'one' }])
    assert.deepEqual(await loadQuery({ queryKey: ['/api/templates'], signal }), [{ id: 'one' }])
    assert.deepEqual(
      asked.map(({ path }) => path),
      ['/api/templates']
    )
  })

  test('a 401 is an empty result, a 500 as well, and the 500 is noted until it is answered', async ({
    assert,
  }) => {
    const queryKey = ['/api/auth/user']
    answerWith(401, { message: 'Sign in.' })
    assert.isNull(await loadQuery({ queryKey, signal }))
    assert.deepEqual(store.get(loadFailures), [])
    answerWith(500, 'oops')
    assert.isNull(await loadQuery({ queryKey, signal }))
    assert.isNull(await loadQuery({ queryKey, signal }))
    assert.deepEqual(store.get(loadFailures), [queryKey])
    answerWith(200, {})
    await loadQuery({ queryKey, signal })
    assert.deepEqual(store.get(loadFailures), [])
  })

  test('any other answer that is not ok is an error with status and body', async ({ assert }) => {
    answerWith(404, '{"message":"It is not here.","code":"not_found"}')
    const error = await failed(loadQuery({ queryKey: ['/api/prompts', 'x'], signal }))
    assert.equal(error.message, '404: {"message":"It is not here.","code":"not_found"}')
    assert.equal(error.status, 404)
    assert.equal(error.body.message, 'It is not here.')
    assert.isTrue(isAbsent(error))
  })

  test('a page knows where the next one is', async ({ assert }) => {
    answerWith(200, [1], { link: '</api/prompts?cursor=abc&limit=1>; rel="next"' })
    const page = await loadPage(['/api/prompts', { limit: 1 }], null, signal)
    assert.deepEqual(page, { items: [1], next: '/api/prompts?cursor=abc&limit=1' })
    await loadPage(['/api/prompts'], page.next, signal)
    assert.equal(asked.at(-1)?.path, '/api/prompts?cursor=abc&limit=1')
    assert.isNull(nextOf(null))
    assert.isNull(nextOf('</a>; rel="prev"'))
  })

  test('a call goes through the generated client and answers with the data', async ({ assert }) => {
    answerWith(200, { id: 'x', title: 'New' })
    const headers = { 'If-Match': '"3"' }
    const body = { title: 'New' }
    const prompt = await api.prompts.update({ params: { id: 'x' }, body, headers })
    assert.equal(prompt.title, 'New')
    assert.equal(asked[0].path, '/api/prompts/x')
    assert.equal(asked[0].method, 'PATCH')
    assert.equal(asked[0].headers.get('if-match'), '"3"')
  })

  test('a call that is refused throws with status, body and fields', async ({ assert }) => {
    answerWith(422, { message: 'No.', code: 'invalid', fields: { title: 'Too long.' } })
    const error = await failed(api.prompts.update({ params: { id: 'x' }, body: { title: 'x' } }))
    assert.equal(error.status, 422)
    assert.match(error.message, /^422: \{"message":"No\."/)
    assert.deepEqual(fieldErrors(error), { title: 'Too long.' })
  })

  test('an answer without a body has the name of its status as the message', async ({ assert }) => {
    globalThis.fetch = () =>
      Promise.resolve(new Response(null, { status: 503, statusText: 'Service Unavailable' }))
    const loading = await failed(loadQuery({ queryKey: ['/api/prompts'], signal }))
    assert.equal(loading.message, '503: Service Unavailable')
    const calling = await failed(api.templates.index({}))
    assert.equal(calling.message, '503: Service Unavailable')
  })

  test('without a network the status is 0', async ({ assert }) => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    assert.equal((await failed(loadQuery({ queryKey: ['/api/prompts'], signal }))).status, 0)
    assert.equal((await failed(api.templates.index({}))).status, 0)
  })
})

async function failed(work: Promise<unknown>): Promise<ApiError> {
  try {
    await work
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('It did not fail.')
}
