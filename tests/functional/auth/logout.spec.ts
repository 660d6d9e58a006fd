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

      const [, link] = /href="(\/api\/logout\?confirm=[^"]+)"/.exec(page.body)!
      assert.equal((await browser.get(link, headers)).location, '/')
      assert.equal((await browser.user()).status, 401)
    })
  }

  test('the confirmation of another session does not count', async ({ assert }) => {
    const [mine, theirs] = [new Browser(), new Browser()]
    await mine.signIn()
    await theirs.signIn('pro@hone.test')
    const [, link] = /href="(\/api\/logout\?confirm=[^"]+)"/.exec(
      (await theirs.get('/api/logout')).body
    )!
    assert.equal((await mine.get(link)).status, 200)
    assert.equal((await mine.user()).status, 200)
  })

  test('who is not signed in just goes to /', async ({ assert }) => {
    assert.equal((await new Browser().get('/api/logout')).location, '/')
  })
})
