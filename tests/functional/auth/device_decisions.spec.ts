import { test } from '@japa/runner'
import User from '#app/auth/models/user'
import {
  approved,
  DECISIONS,
  decide,
  expire,
  grantOf,
  LOOKUPS,
  lookUp,
  opened,
  poll,
} from '#tests/functional/auth/device_steps'
import { onBothDatabases } from '#tests/helpers/depth'
import { browserSession, createPerson } from '#tests/helpers/people'

test.group('Who approves a terminal', (group) => {
  group.tap(onBothDatabases)

  test('sees what asks, from where, for what, and until when, however they type the code', async ({
    client,
    assert,
  }) => {
    const user = await createPerson()
    const wish = { client_id: 'hone-cli', device_name: 'Laptop', scope: 'write read' }
    const begun = await client
      .post('/oauth/device/code')
      .header('User-Agent', 'hone/1.0 (Linux)')
      .form(wish)
    const code: string = begun.body().user_code
    const letters = code.replace('-', '').toLowerCase()
    const typed = [code, letters, ` ${letters.split('').join(' ')} `, code.replace('-', '–')]
    for (const one of typed) {
      const seen = await lookUp(client, user, one)
      seen.assertStatus(200)
      const { createdAt, expiresAt, address, ...rest } = seen.body()
      assert.deepEqual(rest, {
        ...{ deviceName: 'Laptop', userAgent: 'hone/1.0 (Linux)', state: 'pending' },
        ...{ scopes: ['read', 'write'], withheldScopes: [] },
      })
      assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), 600_000)
      assert.match(address, /127\.0\.0\.1|::1/)
    }
    const row = await grantOf(begun.body()).firstOrFail()
    assert.containSubset(row, { state: 'pending', user_id: null })
  })

  test('is told of a code that is unknown, expired or used, before and after', async ({
    client,
    assert,
  }) => {
    const user = await createPerson()
    const [late, used, denied] = [await opened(client), await opened(client), await opened(client)]
    await expire(late)
    ;(await decide(client, user, used.user_code)).assertStatus(200)
    ;(await decide(client, user, denied.user_code, 'denied')).assertStatus(200)
    for (const act of [lookUp, decide]) {
      for (const [code, status, reason] of [
        ['BCDF-GHJA', 404, 'not_found'],
        ['BCDF-GHJ', 404, 'not_found'],
        [late.user_code, 409, 'code_expired'],
        [used.user_code, 409, 'code_used'],
        [denied.user_code, 409, 'code_used'],
      ] as const) {
        const answer = await act(client, user, code)
        assert.equal(answer.status(), status, code)
        assert.equal(answer.body().code, reason)
      }
    }
    ;(await poll(client, used.device_code)).assertStatus(200)
    assert.equal((await lookUp(client, user, used.user_code)).body().code, 'code_used')
    assert.equal((await grantOf(late).firstOrFail()).state, 'pending')
  })

  test('has a session: visitors and access tokens learn nothing of a code', async ({
    client,
    assert,
  }) => {
    const { user_code: userCode } = await opened(client)
    const token = await User.accessTokens.create(await createPerson({ isAdmin: true }), ['admin'])
    const secret = token.value!.release()
    const bodies = [userCode, 'BCDF-GHJK'].map((code) => ({ userCode: code }))
    const ask = async (path: string, bearer?: string) => {
      const answers = []
      for (const body of bodies) {
        const sent = { ...body, ...(path === DECISIONS && { decision: 'approved' }) }
        const request = client.post(path).json(sent)
        const answer = await (bearer ? request.bearerToken(bearer) : request)
        answers.push({ status: answer.status(), body: answer.body() })
      }
      assert.deepEqual(answers[0], answers[1])
      return answers[0]
    }
    for (const path of [LOOKUPS, DECISIONS]) {
      assert.equal((await ask(path)).status, 401)
      assert.containSubset(await ask(path, secret), {
        status: 403,
        body: { code: 'session_needed' },
      })
    }
  })

  test('is on a page of ours: another site cannot approve', async ({ client, assert }) => {
    const codes = await opened(client)
    const { cookie, csrfToken } = await browserSession(await createPerson())
    const body = { userCode: codes.user_code, decision: 'approved' }
    const send = (headers: Record<string, string>) =>
      client
        .post(DECISIONS)
        .headers({ cookie, ...headers })
        .json(body)
    const refused = await send({})
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'bad_csrf_token')
    const foreign = await send({ 'x-xsrf-token': csrfToken, 'origin': 'https://elsewhere.test' })
    assert.equal(foreign.body().code, 'foreign_origin')
    assert.equal((await grantOf(codes).firstOrFail()).state, 'pending')
    ;(await send({ 'x-xsrf-token': csrfToken })).assertStatus(200)
  })

  test('decides first: of two people at the same time one is late', async ({ client, assert }) => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson()))
    const codes = await opened(client)
    const answers = await Promise.all(people.map((user) => decide(client, user, codes.user_code)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [
      200,
      ...new Array(5).fill(409),
    ])
    ;(await poll(client, codes.device_code)).assertStatus(200)
    const first = answers.findIndex((answer) => answer.status() === 200)
    for (const [at, user] of people.entries())
      assert.lengthOf(await User.accessTokens.all(user), at === first ? 1 : 0)
  })

  test('has a session that has not ended since they asked', async ({ client, assert, cleanup }) => {
    const user = await createPerson()
    const codes = await opened(client)
    const { accessTokens } = User
    const session = await browserSession(user)
    const within = accessTokens.within.bind(accessTokens)
    cleanup(() => void Object.assign(accessTokens, { within }))
    const headers = { 'cookie': session.cookie, 'x-xsrf-token': session.csrfToken }
    const send = () =>
      client
        .post(DECISIONS)
        .headers(headers)
        .json({ userCode: codes.user_code, decision: 'approved' })
    accessTokens.within = (trx) => {
      const tokens = within(trx)
      const hasCapacity = tokens.hasCapacity.bind(tokens)
      tokens.hasCapacity = async (id) => {
        await trx.from('sessions').where('id', session.id).delete()
        return hasCapacity(id)
      }
      return tokens
    }
    ;(await send()).assertStatus(401)
    assert.equal((await grantOf(codes).firstOrFail()).state, 'pending')
  })

  test('gives no scope that they do not have', async ({ client, assert }) => {
    const user = await createPerson()
    const some = await opened(client, { scope: 'read admin' })
    const seen = (await lookUp(client, user, some.user_code)).body()
    assert.deepEqual([seen.scopes, seen.withheldScopes], [['read'], ['admin']])
    const only = await opened(client, { scope: 'admin' })
    assert.isEmpty((await lookUp(client, user, only.user_code)).body().scopes)
    const refused = await decide(client, user, only.user_code)
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'scope')
    ;(await decide(client, user, only.user_code, 'denied')).assertStatus(200)
    const admin = await createPerson({ isAdmin: true })
    const whole = (await lookUp(client, admin, some.user_code)).body()
    assert.deepEqual([whole.scopes, whole.withheldScopes], [['read', 'admin'], []])
  })

  test('sends the fields that are known, each of its kind', async ({ client, assert }) => {
    const user = await createPerson()
    const { user_code: userCode } = await opened(client)
    for (const [path, body, field] of [
      [LOOKUPS, {}, 'userCode'],
      [LOOKUPS, { userCode: 'x'.repeat(101) }, 'userCode'],
      [LOOKUPS, { userCode, decision: 'approved' }, 'decision'],
      [DECISIONS, { userCode }, 'decision'],
      [DECISIONS, { userCode, decision: 'used' }, 'decision'],
    ] as const) {
      const answer = await client.post(path).loginAs(user).json(body)
      answer.assertStatus(422)
      assert.property(answer.body().fields, field)
    }
  })

  test('has the terminal of another person out of reach', async ({ client, assert }) => {
    const [user, other] = [await createPerson(), await createPerson()]
    const codes = await approved(client, user, { device_name: 'Mine' })
    ;(await decide(client, other, codes.user_code, 'denied')).assertStatus(409)
    ;(await poll(client, codes.device_code)).assertStatus(200)
    assert.isEmpty((await client.get('/api/tokens').loginAs(other)).body())
    assert.lengthOf((await client.get('/api/tokens').loginAs(user)).body(), 1)
  })
})
