import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { Browser } from '#tests/functional/auth/browser'

const CALLBACK = /\/api\/login\/sandbox\/callback/

test.group('Signing in through the sandbox', () => {
  test('a sample person is signed in at once and lands on /home', async ({ assert }) => {
    const browser = new Browser()
    assert.equal(await browser.signIn('pro@hone.test'), '/home')
    assert.include(await browser.user(), { status: 200, email: 'pro@hone.test' })
    assert.equal(browser.cookies.get('hone_session'), '1')
    assert.isTrue(browser.cookies.has('XSRF-TOKEN'))
  })

  test('returnTo is where one lands, if it is ours', async ({ assert }) => {
    const wanted = encodeURIComponent('/saved?tag=a b#top')
    assert.equal(
      await new Browser().signIn('pro@hone.test', `&returnTo=${wanted}`),
      '/saved?tag=a%20b'
    )
    for (const evil of ['//evil.test', 'https://evil.test', '/\\evil.test', '/api/logout']) {
      const path = await new Browser().signIn(
        'pro@hone.test',
        `&returnTo=${encodeURIComponent(evil)}`
      )
      assert.equal(path, '/home', evil)
    }
  })

  test('the sign-up page that led here says where one lands, when its link does not', async ({
    assert,
  }) => {
    const login = '/api/login?login_hint=pro@hone.test'
    const lands = async (referer: string, path = login) => {
      const browser = new Browser()
      const { location } = await browser.get(path, { referer })
      return (await browser.open(location!)).path
    }
    const from = `${appUrl}/signup?returnTo=%2Ff%2Fabc`
    assert.equal(await lands(from), '/f/abc')
    assert.equal(await lands(from, `${login}&returnTo=/saved`), '/saved')
    const others = ['https://evil.test/signup?returnTo=/saved', `${appUrl}/help?returnTo=/saved`]
    const evil = `${appUrl}/signup?returnTo=//evil.test`
    for (const other of [...others, evil, 'nonsense', '']) {
      assert.equal(await lands(other), '/home', other)
    }
  })

  test('the sandbox asks who one is, and says that it is a sandbox', async ({ assert }) => {
    const browser = new Browser()
    const page = await browser.open('/api/login')
    assert.equal(page.status, 200)
    assert.include(page.body, 'This is the sandbox of Hone')
    for (const email of ['member', 'pro', 'admin']) assert.include(page.body, `${email}@hone.test`)
    assert.notInclude(page.body, '<script')

    const chosen = await browser.post(page.path, { email: 'admin@hone.test' })
    assert.equal(chosen.status, 303)
    assert.equal((await browser.open(chosen.location!)).path, '/home')
    assert.include(await browser.user(), { email: 'admin@hone.test', role: 'admin' })
  })

  test('somebody new gives name and email, and is the same person next time', async ({
    assert,
  }) => {
    const email = `kim.${process.pid}.${Date.now()}@example.test`
    const signIn = async (name: string) => {
      const browser = new Browser()
      const page = await browser.open('/api/login')
      const sent = await browser.post(page.path, { name, email: email.toUpperCase() })
      await browser.open(sent.location!)
      return browser.user()
    }
    const first = await signIn('Kim <b>Lee')
    assert.include(first, { status: 200, email, firstName: 'Kim', lastName: '<b>Lee' })
    const again = await signIn('')
    assert.equal(again.id, first.id)
  })

  test('a bad email is asked again, with what was typed', async ({ assert }) => {
    const browser = new Browser()
    const page = await browser.open('/api/login')
    const again = await browser.post(page.path, { name: '"><img src=x>', email: 'nonsense' })
    assert.equal(again.status, 422)
    assert.include(again.body, 'kim@example.org')
    assert.include(again.body, '&quot;&gt;&lt;img src=x&gt;')
    assert.notInclude(again.body, '<img')
  })

  test('who cancels at the provider comes back with auth_failed', async ({ assert }) => {
    const browser = new Browser()
    const page = await browser.open('/api/login')
    const cancelled = await browser.post(page.path, { cancel: '1' })
    const { path } = await browser.open(cancelled.location!)
    assert.equal(path, '/signup?error=auth_failed')
    assert.equal((await browser.user()).status, 401)
  })

  test('the sandbox remembers nobody: the next sign-in asks again', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn('pro@hone.test')
    await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    assert.include((await browser.open('/api/login')).body, 'Sign in to the sandbox')
    await browser.signIn('member@hone.test')
    assert.include(await browser.user(), { email: 'member@hone.test' })
  })

  test('signing in makes a new session, and the former one is over', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const former = browser.cookies.get('hone')!
    await browser.signIn()
    assert.notEqual(browser.cookies.get('hone'), former)
    const thief = new Browser()
    thief.cookies.set('hone', former)
    assert.equal((await thief.user()).status, 401)
  })

  test('a session that an attacker planted is not taken over', async ({ assert }) => {
    const browser = new Browser()
    browser.cookies.set('hone', 'planted-by-somebody')
    await browser.signIn()
    assert.notEqual(browser.cookies.get('hone'), 'planted-by-somebody')
    const attacker = new Browser()
    attacker.cookies.set('hone', 'planted-by-somebody')
    assert.equal((await attacker.user()).status, 401)
  })

  test('the database keeps no secret of a session', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const rows = JSON.stringify(await db.from('sessions').select('*'))
    assert.notInclude(rows, browser.cookies.get('hone')!)
  })

  test('localhost and 127.0.0.1 are one place', async ({ assert }) => {
    const { port } = new URL(appUrl)
    const answer = await fetch(`http://127.0.0.1:${port}/api/login/sandbox?returnTo=%2Fsaved`, {
      redirect: 'manual',
    })
    assert.equal(answer.headers.get('location'), `${appUrl}/api/login/sandbox?returnTo=%2Fsaved`)
  })

  test('an unknown provider is no way in', async ({ assert }) => {
    for (const id of ['github', 'nothing', '__proto__', 'constructor']) {
      const answer = await new Browser().get(`/api/login/${id}`)
      assert.equal(answer.location, '/signup?error=login_failed', id)
      const callback = await new Browser().get(`/api/login/${id}/callback?code=x&state=y`)
      assert.equal(callback.location, '/signup?error=login_failed', id)
    }
  })

  test('the ways to sign in are public', async ({ client, assert }) => {
    const answer = await client.get('/api/login/providers')
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), [{ id: 'sandbox', name: 'Sandbox', sandbox: true }])
    assert.isUndefined(answer.header('set-cookie'))
  })
})

test.group('A callback that somebody meddled with', () => {
  /** Everything up to the callback, which is handed over unopened. */
  async function upToCallback() {
    const browser = new Browser()
    const { location } = await browser.open('/api/login?login_hint=pro@hone.test', CALLBACK)
    const callback = new URL(location!)
    return { browser, callback, open: () => browser.get(callback.pathname + callback.search) }
  }

  test('signs in a visitor without a session', async ({ assert }) => {
    const { open, browser } = await upToCallback()
    assert.equal((await open()).location, '/home')
    assert.equal((await browser.user()).status, 200)
    for (const name of ['hone_login', 'hone_oidc_sandbox']) {
      assert.isFalse(browser.cookies.has(name), name)
    }
  })

  test('{$self} does not sign in')
    .with([
      'another state',
      'no state',
      'another code',
      'no code',
      'another issuer',
      'no cookies',
      'the flow of another browser',
      'an altered cookie',
      'a cookie of a cookie',
    ])
    .run(async ({ assert }, meddling) => {
      const { browser, callback, open } = await upToCallback()
      const flow = 'hone_oidc_sandbox'
      const other = await upToCallback()
      const acts: Record<string, () => void> = {
        'another state': () => callback.searchParams.set('state', 'x'.repeat(43)),
        'no state': () => callback.searchParams.delete('state'),
        'another code': () => callback.searchParams.set('code', 'x'.repeat(43)),
        'no code': () => callback.searchParams.delete('code'),
        'another issuer': () => callback.searchParams.set('iss', 'http://evil.test'),
        'no cookies': () => browser.cookies.clear(),
        'the flow of another browser': () =>
          browser.cookies.set(flow, other.browser.cookies.get(flow)!),
        'an altered cookie': () =>
          browser.cookies.set(flow, `${browser.cookies.get(flow)!.slice(0, -4)}AAAA`),
        'a cookie of a cookie': () => browser.cookies.set(flow, browser.cookies.get('hone_login')!),
      }
      acts[meddling]()
      assert.equal((await open()).location, '/signup?error=login_failed')
      assert.equal((await browser.user()).status, 401)
    })

  test('a code cannot be used twice', async ({ assert }) => {
    const { browser, open } = await upToCallback()
    const kept = new Map(browser.cookies)
    assert.equal((await open()).location, '/home')
    browser.cookies = kept
    assert.equal((await open()).location, '/signup?error=login_failed')
    assert.equal((await browser.user()).status, 401)
  })

  test('an error of the provider is auth_failed, whatever it says', async ({ assert }) => {
    const { browser, callback, open } = await upToCallback()
    callback.search = '?error=server_error&error_description=<script>'
    assert.equal((await open()).location, '/signup?error=auth_failed')
    assert.equal((await browser.user()).status, 401)
  })
})
