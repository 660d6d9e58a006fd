import { test } from '@japa/runner'
import { Browser } from '#tests/functional/auth/browser'

const FROM_US = { 'sec-fetch-site': 'same-origin' }

test.group('Signing out', () => {
  test('from a page of ours ends the session and leads to /', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const secret = browser.cookies.get('hone')!
    const answer = await browser.get('/api/logout', FROM_US)
    assert.equal(answer.location, '/')
    for (const name of ['hone', 'hone_session', 'XSRF-TOKEN']) {
      assert.isFalse(browser.cookies.has(name), name)
    }
    const thief = new Browser()
    thief.cookies.set('hone', secret)
    assert.equal((await thief.user()).status, 401)
  })

  for (const site of ['cross-site', 'same-site', 'none', undefined]) {
    test(`from elsewhere (${site}) asks first`, async ({ assert }) => {
      const browser = new Browser()
      await browser.signIn()
      const headers: Record<string, string> = site ? { 'sec-fetch-site': site } : {}
      const page = await browser.get('/api/logout', headers)
      assert.equal(page.status, 200)
      assert.include(page.body, 'Sign out of Hone?')
      assert.notInclude(page.body, '<script')
      assert.equal((await browser.user()).status, 200)

      const answer = await browser.post('/api/logout', { token: tokenIn(page.body) })
      assert.equal(answer.status, 303)
      assert.equal(answer.location, '/')
      assert.equal((await browser.user()).status, 401)
    })
  }

  test('the confirmation page puts no secret into an address', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const page = await browser.get('/api/logout')
    const addresses = [...page.body.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, at]) => at)
    assert.sameMembers(addresses, [
      ...['/favicon.svg', '/plain_page.css', '/', '/api/logout', '/home'],
      ...['/terms', '/privacy'],
    ])
    assert.isFalse(addresses.some((address) => address.includes(tokenIn(page.body))))

    const byAddress = await browser.get(`/api/logout?confirm=${tokenIn(page.body)}`)
    assert.equal(byAddress.status, 200)
    assert.equal((await browser.user()).status, 200)
  })

  test('a form without the token of this session asks again', async ({ assert }) => {
    const [mine, theirs] = [new Browser(), new Browser()]
    await mine.signIn()
    await theirs.signIn('pro@hone.test')
    const foreign = tokenIn((await theirs.get('/api/logout')).body)
    for (const form of [{}, { token: '' }, { token: foreign }] as Record<string, string>[]) {
      const page = await mine.post('/api/logout', form)
      assert.equal(page.status, 200)
      assert.include(page.body, 'Sign out of Hone?')
    }
    assert.equal((await mine.user()).status, 200)
  })

  test('a form of another site asks again, even with the token', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const token = tokenIn((await browser.get('/api/logout')).body)
    for (const origin of ['https://elsewhere.example', 'null']) {
      const page = await browser.post('/api/logout', { token }, { origin })
      assert.equal(page.status, 200)
      assert.include(page.body, 'Sign out of Hone?')
    }
    assert.equal((await browser.user()).status, 200)
  })

  test('who is not signed in just goes to /', async ({ assert }) => {
    assert.equal((await new Browser().get('/api/logout')).location, '/')
    assert.equal((await new Browser().post('/api/logout', { token: 'x' })).location, '/')
  })
})

/** The token that the confirmation page sends along. */
function tokenIn(page: string): string {
  return /<input type="hidden" name="token" value="([^"]+)"/.exec(page)![1]
}
