import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/auth/models/user'
import { appUrl } from '#config/app'
import {
  approved,
  CODE,
  type Codes,
  decide,
  expire,
  grantOf,
  opened,
  poll,
  TOKEN,
} from '#tests/functional/auth/device_steps'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
/** What RFC 6749 allows in a description. */
const PLAIN = /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/
const DAYS_90 = 90 * 24 * 60 * 60

const BAD_CODES: [fields: Record<string, string>, error: string][] = [
  [{}, 'invalid_request'],
  [{ client_id: '' }, 'invalid_request'],
  [{ client_id: 'another' }, 'invalid_client'],
  [{ client_id: 'hone-cli', scope: 'root' }, 'invalid_scope'],
  [{ client_id: 'hone-cli', scope: 'read,write' }, 'invalid_scope'],
  [{ client_id: 'hone-cli', device_name: 'x'.repeat(101) }, 'invalid_request'],
  [{ client_id: 'hone-cli', device_name: 'a\0b' }, 'invalid_request'],
]

const known = { grant_type: GRANT, client_id: 'hone-cli', device_code: 'x' }
const BAD_TOKENS: [fields: Record<string, string>, error: string][] = [
  [{}, 'invalid_request'],
  [{ ...known, device_code: '' }, 'invalid_request'],
  [{ ...known, device_code: 'x'.repeat(101) }, 'invalid_request'],
  [{ ...known, client_id: 'another' }, 'invalid_client'],
  [{ ...known, grant_type: 'password' }, 'unsupported_grant_type'],
  [known, 'invalid_grant'],
]

test.group('Signing in a terminal', (group) => {
  group.tap(onBothDatabases)

  test('gives a token that is named after the device, once a person approved', async ({
    client,
    assert,
  }) => {
    const user = await createPerson()
    const begun = await client
      .post(CODE)
      .form({ client_id: 'hone-cli', scope: 'read', device_name: ' Work\tlaptop\u202e ' })
    begun.assertStatus(200)
    begun.assertHeader('cache-control', 'no-store')
    const codes = begun.body()
    assert.match(codes.user_code, /^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    assert.containSubset(codes, {
      verification_uri: `${appUrl}/device`,
      verification_uri_complete: `${appUrl}/device?user_code=${codes.user_code}`,
      expires_in: 600,
      interval: 5,
    })
    const waiting = await poll(client, codes.device_code)
    waiting.assertStatus(400)
    assert.equal(waiting.body().error, 'authorization_pending')

    ;(await decide(client, user, codes.user_code)).assertStatus(200)
    const given = await poll(client, codes.device_code)
    given.assertStatus(200)
    given.assertHeader('cache-control', 'no-store')
    const { access_token: secret, ...rest } = given.body()
    assert.deepEqual(rest, { token_type: 'Bearer', expires_in: DAYS_90, scope: 'read' })
    const profile = await client.get('/api/auth/user').bearerToken(secret)
    assert.equal(profile.body().id, user.id)
    ;(await client.patch('/api/profile').bearerToken(secret).json({})).assertStatus(403)

    const [listed] = (await client.get('/api/tokens').loginAs(user)).body()
    assert.containSubset(listed, { name: 'Work laptop', scopes: ['read'] })
    assert.isNotNull(listed.lastUsedAt)
    ;(await client.delete(`/api/tokens/${listed.id}`).loginAs(user)).assertStatus(204)
    ;(await client.get('/api/auth/user').bearerToken(secret)).assertStatus(401)
  })

  test('takes JSON too, ignores what it does not know, and reads and writes by default', async ({
    client,
    assert,
  }) => {
    const user = await createPerson()
    const begun = await client
      .post(CODE)
      .json({ client_id: 'hone-cli', scope: '', device_name: '', tool: 'x' })
    const { user_code: userCode, device_code: deviceCode } = begun.body()
    ;(await decide(client, user, userCode)).assertStatus(200)
    const given = await client
      .post(TOKEN)
      .json({ grant_type: GRANT, client_id: 'hone-cli', device_code: deviceCode, more: 1 })
    given.assertStatus(200)
    assert.equal(given.body().scope, 'read write')
    const [token] = await User.accessTokens.all(user)
    assert.equal(token.name, 'Terminal')
  })

  test('keeps hashes of the codes alone', async ({ client, assert }) => {
    const codes = await approved(client, await createPerson())
    const rows = JSON.stringify(await db.from('device_grants'), whole)
    assert.include(rows, (await grantOf(codes).firstOrFail()).id)
    assert.notInclude(rows, codes.device_code)
    assert.notInclude(rows, codes.user_code)
    assert.notInclude(rows, codes.user_code.replace('-', ''))
  })

  test('a refused start says {error}: {what}')
    .with(BAD_CODES.map(([fields, error]) => ({ fields, error, what: JSON.stringify(fields) })))
    .run(async ({ client, assert }, { fields, error }) => {
      const answer = await client.post(CODE).form(fields)
      assertRefused(assert, answer, error)
    })

  test('a refused poll says {error}: {what}')
    .with(BAD_TOKENS.map(([fields, error]) => ({ fields, error, what: JSON.stringify(fields) })))
    .run(async ({ client, assert }, { fields, error }) => {
      const answer = await client.post(TOKEN).form(fields)
      assertRefused(assert, answer, error)
    })

  test('a body that cannot be read is an invalid request', async ({ assert }) => {
    for (const [type, body] of [
      ['application/json', '{"client_id":'],
      ['application/json', '[]'],
      ['text/plain', 'client_id=hone-cli'],
      ['application/x-www-form-urlencoded', 'client_id=hone-cli&client_id=hone-cli'],
    ]) {
      const url = new URL(CODE, `http://${process.env.HOST}:${process.env.PORT}`)
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
      assert.equal(answer.status, 400, type)
      const refusal = (await answer.json()) as Record<string, string>
      assert.equal(refusal.error, 'invalid_request')
      assert.match(refusal.error_description, PLAIN)
    }
  })

  test('a terminal that polls too soon is slowed down, and stays so', async ({
    client,
    assert,
  }) => {
    const codes = await opened(client)
    const error = async () => (await poll(client, codes.device_code)).body().error
    const lastPolled = (secondsAgo: number) =>
      grantOf(codes).update({ last_poll_ms: Date.now() - secondsAgo * 1000 })
    assert.equal(await error(), 'authorization_pending')
    assert.equal(await error(), 'slow_down')
    assert.equal((await grantOf(codes).firstOrFail()).poll_seconds, 10)
    await lastPolled(8)
    assert.equal(await error(), 'slow_down')
    await lastPolled(15)
    assert.equal(await error(), 'authorization_pending')
    await lastPolled(14)
    assert.equal(await error(), 'slow_down')
  })

  test('a denied terminal gets nothing', async ({ client, assert }) => {
    const user = await createPerson()
    const codes = await opened(client)
    ;(await decide(client, user, codes.user_code, 'denied')).assertStatus(200)
    assertRefused(assert, await poll(client, codes.device_code), 'access_denied')
    assert.isEmpty(await User.accessTokens.all(user))
  })

  test('an expired code gives nothing, approved or not', async ({ client, assert }) => {
    const user = await createPerson()
    for (const codes of [await opened(client), await approved(client, user)]) {
      await expire(codes)
      assertRefused(assert, await poll(client, codes.device_code), 'expired_token')
    }
    assert.isEmpty(await User.accessTokens.all(user))
  })

  test('a code gives one token, even to polls at the same time', async ({ client, assert }) => {
    const user = await createPerson()
    const codes = await approved(client, user)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => poll(client, codes.device_code))
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 400, 400, 400, 400, 400])
    for (const answer of answers.filter((one) => one.status() === 400))
      assertRefused(assert, answer, 'invalid_grant')
    assert.lengthOf(await User.accessTokens.all(user), 1)
  })

  test('whoever approved and was shut out since gives nothing', async ({ client, assert }) => {
    const suspended = await createPerson()
    const codes = await approved(client, suspended)
    await suspended.merge({ suspendedMs: Date.now() }).save()
    assertRefused(assert, await poll(client, codes.device_code), 'access_denied')
    assert.isEmpty(await User.accessTokens.all(suspended))

    const leaving = await createPerson()
    const others = await approved(client, leaving)
    await leaving.merge({ erasureKey: leaving.id }).save()
    assertRefused(assert, await poll(client, others.device_code), 'access_denied')

    const gone = await createPerson()
    const last = await approved(client, gone)
    await gone.delete()
    assertRefused(assert, await poll(client, last.device_code), 'invalid_grant')
  })

  test('an administrator gives admin, a member does not, and it ends with the role', async ({
    client,
    assert,
  }) => {
    const scopes = async (codes: Codes) => (await poll(client, codes.device_code)).body().scope
    const asking = { scope: 'admin write read' }
    const admin = await createPerson({ isAdmin: true })
    assert.equal(await scopes(await approved(client, admin, asking)), 'read write admin')
    const member = await createPerson()
    const ofMember = await approved(client, member, asking)
    await member.merge({ isAdmin: true }).save()
    assert.equal(await scopes(ofMember), 'read write')
    const codes = await approved(client, admin, asking)
    await admin.merge({ isAdmin: false }).save()
    assert.equal(await scopes(codes), 'read write')
  })

  test('who has as many tokens as there can be gets no other', async ({ client, assert }) => {
    const user = await createPerson()
    const codes = await approved(client, user)
    for (let count = 0; count < 50; count += 1) await User.accessTokens.create(user, ['read'])
    const refused = await poll(client, codes.device_code)
    assertRefused(assert, refused, 'access_denied')
    assert.include(refused.body().message, '50 tokens')
    const other = await opened(client)
    const answer = await decide(client, user, other.user_code)
    answer.assertStatus(403)
    assert.equal(answer.body().code, 'limit_reached')
    assert.equal((await grantOf(other).firstOrFail()).state, 'pending')
    const [first] = await User.accessTokens.all(user)
    await User.accessTokens.delete(user, first.identifier)
    ;(await poll(client, codes.device_code)).assertStatus(200)
  })
})

const whole = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

interface Answer {
  status(): number
  body(): Record<string, unknown>
  header(name: string): unknown
}

/** A refusal in the fields of OAuth and in ours. */
function assertRefused(assert: Assert, answer: Answer, error: string) {
  const body = answer.body()
  assert.equal(answer.status(), 400, JSON.stringify(body))
  assert.equal(body.error, error)
  assert.equal(answer.header('cache-control'), 'no-store')
  for (const field of ['error_description', 'message', 'code']) assert.isString(body[field], field)
  assert.match(String(body.error_description), PLAIN)
}
