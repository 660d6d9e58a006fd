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
  test('{$self} is framed by nobody, sniffed by nothing, and tells others little')
    .with(ADDRESSES)
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path)
      assert.equal(response.header('x-content-type-options'), 'nosniff')
      assert.equal(response.header('referrer-policy'), 'strict-origin-when-cross-origin')
      assert.include(response.header('permissions-policy'), 'camera=()')
      assert.equal(response.header('cross-origin-opener-policy'), 'same-origin')
      assert.match(String(response.header('x-request-id')), /^[\da-f-]{36}$/)
    })

  test('pages allow scripts of our own alone', async ({ client, assert }) => {
    const policy = String((await client.get('/create')).header('content-security-policy'))
    assert.include(policy, "default-src 'none'")
    assert.match(policy, /script-src 'self'(;|$)/)
    assert.include(policy, "frame-ancestors 'none'")
    assert.notMatch(policy, /unsafe-eval/)
    assert.notMatch(policy, /script-src[^;]*unsafe/)
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
