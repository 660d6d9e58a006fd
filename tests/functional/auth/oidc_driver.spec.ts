import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { OidcDriver } from '#app/auth/services/sign_in/oidc_driver'
import { providedIdentity } from '#app/auth/services/sign_in/provided_identity'
import { FakeIssuer } from '#tests/functional/auth/fake_issuer'

const CALLBACK = 'http://localhost/api/login/oidc/callback'

/** The driver as one request of a browser finds it. */
async function driverFor({ issuer }: FakeIssuer, query = '', cookie = '') {
  const req = new IncomingMessage(new Socket())
  req.url = `/api/login/oidc/callback?${query}`
  req.headers = { cookie }
  const ctx = await testUtils.createHttpContext({ req })
  const settings = { id: 'oidc', clientId: 'hone', clientSecret: 's', callbackUrl: CALLBACK }
  return { ctx, driver: new OidcDriver(ctx, { ...settings, issuer: () => issuer }) }
}

/** Leaves for the issuer, and comes back with what it says. */
async function comeBack(fake: FakeIssuer, meddle = (_: URLSearchParams) => {}) {
  const { ctx, driver } = await driverFor(fake)
  const url = new URL(await driver.redirectUrl())
  const [cookie] = [ctx.response.getHeader('set-cookie')].flat()
  const query = fake.approve(url)
  meddle(query)
  const back = await driverFor(fake, String(query), String(cookie).split(';')[0])
  return { url, cookie: String(cookie), driver: back.driver }
}

test.group('Any OpenID issuer', (group) => {
  let fake: FakeIssuer

  group.each.setup(async () => {
    fake = await new FakeIssuer().start()
    return () => fake.stop()
  })

  test('tells who signed in', async ({ assert }) => {
    const { driver, url, cookie } = await comeBack(fake)
    assert.equal(url.searchParams.get('code_challenge_method'), 'S256')
    assert.equal(url.searchParams.get('redirect_uri'), CALLBACK)
    for (const name of ['state', 'nonce', 'code_challenge']) {
      assert.isAtLeast(url.searchParams.get(name)!.length, 40, name)
    }
    assert.match(cookie, /Max-Age=600; Path=\/api\/login; HttpOnly; SameSite=Lax/i)
    assert.notInclude(decodeURIComponent(cookie), url.searchParams.get('nonce')!)

    const identity = providedIdentity(fake.issuer, await driver.user())
    assert.deepEqual(identity, {
      issuer: fake.issuer,
      subject: 'somebody',
      email: 'kim@example.test',
      emailVerified: true,
      firstName: 'Kim',
      lastName: 'Lee',
      pictureUrl: null,
    })
  })

  test('is asked about itself once', async ({ assert }) => {
    for (let round = 0; round < 3; round += 1) await (await comeBack(fake)).driver.user()
    assert.equal(fake.asked['/.well-known/openid-configuration'], 1)
    assert.equal(fake.asked['/token'], 3)
  })

  test('an ID token with {what} is refused')
    .with([
      { what: 'another audience', claims: { aud: 'somebody-else' } },
      { what: 'several audiences and no party', claims: { aud: ['hone', 'x'], azp: 'x' } },
      { what: 'another issuer', claims: { iss: 'https://evil.test' } },
      { what: 'a past expiry', claims: { exp: Math.floor(Date.now() / 1000) - 120 } },
      { what: 'no expiry', claims: { exp: undefined } },
      { what: 'a nonce of another flow', claims: { nonce: 'x'.repeat(43) } },
      { what: 'no nonce', claims: { nonce: undefined } },
      { what: 'no subject', claims: { sub: undefined } },
      { what: 'the subject of another than userinfo', claims: { sub: 'another' } },
      { what: 'a foreign signature', signWith: 'foreign key' as const },
      { what: 'no signature', signWith: 'nothing' as const, header: { alg: 'none' } },
      { what: 'an unknown key', header: { kid: 'k2' } },
      { what: 'a symmetric algorithm', header: { alg: 'HS256' } },
    ])
    .run(async ({ assert }, { claims, signWith, header }) => {
      Object.assign(fake, { claims: claims ?? {}, header: header ?? {} })
      fake.signWith = signWith ?? 'own key'
      const { driver } = await comeBack(fake)
      await assert.rejects(() => driver.user())
    })

  test('another state stops before anything is asked', async ({ assert }) => {
    const { driver } = await comeBack(fake, (query) => query.set('state', 'x'))
    assert.isTrue(driver.stateMisMatch())
    await assert.rejects(() => driver.user())
    assert.isUndefined(fake.asked['/token'])
  })

  test('another issuer in the answer stops before anything is asked', async ({ assert }) => {
    const { driver } = await comeBack(fake, (query) => query.set('iss', 'https://evil.test'))
    await assert.rejects(() => driver.user())
    assert.isUndefined(fake.asked['/token'])
  })

  test('one that was down is asked again', async ({ assert }) => {
    const { issuer } = fake
    await fake.stop()
    const { driver } = await driverFor(fake)
    await assert.rejects(() => driver.redirectUrl())
    const port = Number(new URL(issuer).port)
    fake = await new FakeIssuer().start(port)
    await (await driverFor(fake)).driver.redirectUrl()
  })
})
