import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { readAllowedHosts } from '#app/core/fetching/allowed_hosts'
import { FetchFailure } from '#app/core/fetching/fetch_failure'
import { fetchText, type FetchRules, type TextRequest } from '#app/core/fetching/fetch_text'
import { type HttpStandIn, startHttpStandIn } from '#tests/helpers/canary_server'

const LIMIT = 5 * 1024 * 1024
const BYTES = 'a'.repeat(1024 * 1024)

test.group('A text that is fetched', (group) => {
  let server: HttpStandIn
  let other: HttpStandIn
  let answer: RequestListener = () => {}
  let headers: Record<string, unknown>[] = []

  const serve: RequestListener = (request, response) => {
    headers.push(request.headers)
    answer(request, response)
  }
  group.each.setup(async () => {
    headers = []
    server = await startHttpStandIn('127.0.0.1', serve)
    other = await startHttpStandIn('127.0.0.1', serve)
    return async () => {
      await server.close()
      await other.close()
    }
  })

  const rules = (): FetchRules => ({
    hosts: readAllowedHosts(`http://a.test:${server.port},http://b.test:${other.port}`)!,
    reach: {
      mayReach: () => true,
      lookUp: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  })
  const fetchFrom = (path = '/', request: Partial<TextRequest> = {}) =>
    fetchText(
      {
        ...{ address: `http://a.test:${server.port}${path}`, method: 'GET', headers: {} },
        ...{ signal: new AbortController().signal, ...request },
      },
      rules()
    )
  const failureOf = async (reading: Promise<unknown>): Promise<FetchFailure> => {
    const failure: unknown = await reading.then(
      () => null,
      (error: unknown) => error
    )
    if (failure instanceof FetchFailure) return failure
    throw new Error('Nothing was refused.', { cause: failure })
  }
  const respond = (values: Record<string, string>, body: string | Buffer = '', status = 200) => {
    answer = (_request, response) => {
      response.removeHeader('content-type')
      response.writeHead(status, values).end(body)
    }
  }

  for (const [name, pack] of [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const) {
    test(`is unpacked from ${name}, up to its limit`, async ({ assert }) => {
      const type = { 'content-type': 'text/plain', 'content-encoding': name }
      respond(type, pack('small'))
      assert.equal((await fetchFrom()).text, 'small')
      const bomb = pack(BYTES.repeat(50))
      assert.isBelow(bomb.length, 100_000)
      respond(type, bomb)
      assert.include(await failureOf(fetchFrom()), { code: 'too_large', mayRetry: false })
    })
  }

  test('has a size limit, whatever its length is said to be', async ({ assert }) => {
    respond({ 'content-type': 'text/plain' }, BYTES.repeat(5))
    assert.lengthOf((await fetchFrom()).text, LIMIT)
    respond({ 'content-type': 'text/plain' }, `${BYTES.repeat(5)}x`)
    assert.equal((await failureOf(fetchFrom())).code, 'too_large')
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      const more = () => {
        while (!response.destroyed && response.write(BYTES)) continue
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
    assert.equal((await failureOf(fetchFrom())).code, 'too_large')
  })

  test('is read where it is {$self}')
    .with([
      ...['text/html', 'text/plain; charset=utf-8', 'TEXT/CSV', 'application/json'],
      ...['application/ld+json', 'application/xml', 'application/rss+xml', 'application/xhtml+xml'],
    ])
    .run(async ({ assert }, type) => {
      respond({ 'content-type': type }, 'x')
      assert.equal((await fetchFrom()).text, 'x')
    })

  test('is refused where it is “{$self}”')
    .with([
      ...['image/png', 'application/octet-stream', 'application/pdf', 'video/mp4', 'texthtml', ''],
      ...['application/javascript', 'multipart/form-data', 'application/json-x', 'image/svg+xml'],
    ])
    .run(async ({ assert }, type) => {
      respond(type === '' ? {} : { 'content-type': type }, 'x')
      assert.equal((await failureOf(fetchFrom())).code, 'wrong_type')
    })

  test('is read in the encoding that its header or the page names', async ({ assert }) => {
    const latin = Buffer.from('<meta charset="iso-8859-1">Gr\u00fc\u00dfe', 'latin1')
    respond({ 'content-type': 'text/html' }, latin)
    assert.include((await fetchFrom()).text, 'Gr\u00fc\u00dfe')
    respond({ 'content-type': 'text/plain; charset="ISO-8859-1"' }, Buffer.from('\u00fc', 'latin1'))
    assert.equal((await fetchFrom()).text, '\u00fc')
    respond({ 'content-type': 'text/plain; charset=klingon' }, 'a\0b')
    assert.equal((await fetchFrom()).text, 'ab')
  })

  test('takes its headers along to no other origin', async ({ assert }) => {
    const secret = { 'authorization': 'Bearer key', 'x-key': 'key', 'cookie': 'a=b' }
    const { port } = other
    answer = ({ url }, response) => {
      if (url === '/same') return void response.writeHead(302, { location: '/other' }).end()
      const location = `http://b.test:${port}/end`
      if (url === '/other') return void response.writeHead(307, { location }).end()
      response.writeHead(200, { 'content-type': 'text/plain' }).end('end')
    }
    assert.equal((await fetchFrom('/same', { headers: secret })).text, 'end')
    assert.deepEqual(
      headers.map((one) => [one.authorization, one['x-key'], one.cookie]),
      [...[1, 2].map(() => ['Bearer key', 'key', 'a=b']), [undefined, undefined, undefined]]
    )
  })

  test('is looked for behind three redirects, and behind none of a POST', async ({ assert }) => {
    answer = ({ url }, response) => {
      const left = Number(url?.slice(1))
      if (left > 0) return void response.writeHead(302, { location: `/${left - 1}` }).end()
      response.writeHead(200, { 'content-type': 'text/plain' }).end('end')
    }
    assert.equal((await fetchFrom('/3')).text, 'end')
    assert.equal((await failureOf(fetchFrom('/4'))).code, 'redirected')
    headers = []
    const post = await failureOf(fetchFrom('/1', { method: 'POST', body: 'x' }))
    assert.equal(post.code, 'redirected')
    assert.lengthOf(headers, 1)
  })

  test('is refused behind a redirect to a host that is not allowed', async ({ assert }) => {
    for (const location of [
      `http://c.test:${other.port}/`,
      `http://a.test:${other.port}/`,
      `http://me@b.test:${other.port}/`,
      'https://b.test/',
    ]) {
      respond({ location }, '', 302)
      const failure = await failureOf(fetchFrom())
      assert.include(['not_allowed', 'no_address'], failure.code)
    }
    assert.deepEqual(other.requests, [])
  })

  test('may be asked for again where the server says that it cannot answer now', async ({
    assert,
  }) => {
    respond({ 'retry-after': '7' }, '', 503)
    const busy = await failureOf(fetchFrom())
    assert.include(busy, { code: 'refused', mayRetry: true, retryAfterMs: 7_000 })
    const inHours = new Date(Date.now() + 7_200_000).toUTCString()
    for (const [asked, least] of [
      ['7200', 7_200_000],
      [inHours, 7_000_000],
    ] as const) {
      respond({ 'retry-after': asked }, '', 429)
      assert.isAtLeast(Number((await failureOf(fetchFrom())).retryAfterMs), least)
    }
    respond({}, '', 404)
    const missing = await failureOf(fetchFrom())
    assert.include(missing, { mayRetry: false, retryAfterMs: null })
    assert.equal(
      missing.message,
      'a.test answered with the error 404: there is nothing at this address.'
    )
    answer = (request) => void request.socket.destroy()
    assert.include(await failureOf(fetchFrom()), { code: 'host_unreachable', mayRetry: true })
    const wrong = await failureOf(fetchFrom('/', { headers: { 'x-a': 'a\u2026' } }))
    assert.include(wrong, { code: 'refused', mayRetry: false })
  })

  for (const [name, begin] of [
    ['before its headers', () => {}],
    [
      'in its middle',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'text/plain' }).write('a'),
    ],
  ] as const) {
    test(`is given up ${name} when its caller aborts`, async ({ assert }) => {
      const controller = new AbortController()
      const hungUp = Promise.withResolvers<void>()
      answer = (_request, response) => {
        response.once('close', () => hungUp.resolve())
        begin(response)
        setImmediate(() => controller.abort(new Error('enough')))
      }
      await assert.rejects(() => fetchFrom('/', { signal: controller.signal }), 'enough')
      await hungUp.promise
    })
  }
})
