import { createHash } from 'node:crypto'
import { test } from '@japa/runner'

const ADDRESSES = [
  '/',
  '/create',
  '/favicon.svg',
  '/api/auth/user',
  '/api/nothing',
  '/assets/gone.js',
]

test.group('Headers', () => {
  test('{$self} forbids sniffing and restricts the referrer, features and openers')
    .with(ADDRESSES)
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path)
      assert.equal(response.header('x-content-type-options'), 'nosniff')
      assert.equal(response.header('referrer-policy'), 'strict-origin-when-cross-origin')
      assert.include(response.header('permissions-policy'), 'camera=()')
      assert.equal(response.header('cross-origin-opener-policy'), 'same-origin')
      assert.match(String(response.header('x-request-id')), /^[\da-f-]{36}$/)
    })

  test('{$self} runs scripts of our own alone, and takes no style but from files')
    .with(['/', '/create', '/nowhere', '/favicon.svg', '/api/auth/user', '/health/live'])
    .run(async ({ client, assert }, path) => {
      const policy = String((await client.get(path)).header('content-security-policy'))
      const directives = new Map(
        policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')])
      )
      assert.equal(directives.get('default-src'), "'none'")
      assert.equal(directives.get('script-src'), "'self'")
      assert.equal(directives.get('img-src'), "'self' data:")
      assert.equal(directives.get('frame-ancestors'), "'none'")
      assert.equal(directives.get('require-trusted-types-for'), "'script'")
      assert.equal(directives.get('trusted-types'), 'default')
      assert.match(directives.get('style-src')!, /^'self'( 'sha256-[^ ]+'| 'nonce-[^ ]+')*$/)
      assert.notMatch(policy, /unsafe/)
    })

  test('the styles that stand in a page are named by what they are, or once for each answer', async ({
    client,
    assert,
  }) => {
    const prerendered = await client.get('/')
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(prerendered.text()) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    assert.include(prerendered.header('content-security-policy'), `'sha256-${hash}'`)
    const [one, other] = [await client.get('/create'), await client.get('/create')]
    const nonceOf = (page: typeof one) =>
      /property="csp-nonce" nonce="([^"]+)"/.exec(page.text())?.[1]
    assert.include(one.header('content-security-policy'), `'nonce-${nonceOf(one)}'`)
    assert.notEqual(nonceOf(one), nonceOf(other))
  })

  test('what is missing under /api and /assets is 404 in the error shape, never a page')
    .with(['/api/nothing', '/assets/gone-12345678.js'])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path).header('accept', 'text/html')
      response.assertStatus(404)
      assert.equal(response.body().code, 'not_found')
      assert.isString(response.body().message)
    })

  test('an address that cannot be decoded has its error under /api, and a page elsewhere', async ({
    assert,
  }) => {
    const get = (path: string) =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { redirect: 'manual' })
    const call = await get('/api/prompts/%E0%A4%A')
    assert.equal(call.status, 400)
    assert.equal(((await call.json()) as { code: string }).code, 'unreadable_address')
    assert.equal(call.headers.get('x-content-type-options'), 'nosniff')
    const page = await get('/saved/%E0%A4%A')
    assert.deepEqual([page.status, page.headers.get('location')], [302, '/not-found'])
  })

  test('answers of the API are kept by no cache', async ({ client, assert }) => {
    assert.equal((await client.get('/api/auth/user')).header('cache-control'), 'no-store')
  })

  test('every request has its own id', async ({ client, assert }) => {
    const ids = await Promise.all([client.get('/health/live'), client.get('/health/live')])
    assert.notEqual(ids[0].header('x-request-id'), ids[1].header('x-request-id'))
  })
})
