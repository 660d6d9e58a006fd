import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { createPerson, tokenFor } from '#tests/helpers/people'

const TOKENS = '/api/tokens'
const DAY = 24 * 60 * 60_000

const BAD: [object, string][] = [
  [{ scopes: ['read'] }, 'name'],
  [{ name: ' ', scopes: ['read'] }, 'name'],
  [{ name: 'x'.repeat(101), scopes: ['read'] }, 'name'],
  [{ name: 'T' }, 'scopes'],
  [{ name: 'T', scopes: [] }, 'scopes'],
  [{ name: 'T', scopes: ['root'] }, 'scopes.0'],
  [{ name: 'T', scopes: ['read', 'read'] }, 'scopes'],
  [{ name: 'T', scopes: ['read'], expiresInDays: 366 }, 'expiresInDays'],
  [{ name: 'T', scopes: ['read'], expiresInDays: 0 }, 'expiresInDays'],
  [{ name: 'T', scopes: ['read'], expiresInDays: '7' }, 'expiresInDays'],
  [{ name: 'T', scopes: ['read'], userId: 'x' }, 'userId'],
]

test.group('Access tokens', () => {
  test('who guesses again and again is held back by address', async ({
    client,
    assert,
    cleanup,
  }) => {
    const before = env.get('LIMIT_PER_MINUTE')
    cleanup(() => env.set('LIMIT_PER_MINUTE', before))
    env.set('LIMIT_PER_MINUTE', 3)
    const statuses: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      statuses.push((await client.get('/api/auth/user').bearerToken(`hone_guess${turn}`)).status())
    }
    assert.deepEqual(statuses.slice(-2), [429, 429])
  })

  test('the password of a proxy is no token: the session counts', async ({ client }) => {
    const user = await createPerson()
    const request = client.get('/api/auth/user').loginAs(user)
    ;(await request.header('Authorization', 'Basic cHJveHk6c2VjcmV0')).assertStatus(200)
  })

  test('are made with a name and scopes, and the secret is shown once', async ({
    client,
    assert,
  }) => {
    const user = await createPerson()
    const made = await client
      .post(TOKENS)
      .loginAs(user)
      .json({ name: 'Laptop', scopes: ['read'] })
    made.assertStatus(201)
    const { token, ...shown } = made.body()
    assert.match(token, /^hone_/)
    assert.closeTo(Date.parse(shown.expiresAt), Date.now() + 90 * DAY, 60_000)
    const list = await client.get(TOKENS).loginAs(user)
    assert.deepEqual(list.body(), [shown])
    assert.notInclude(JSON.stringify(await db.from('auth_access_tokens').select('*')), token)
    ;(await client.get('/api/auth/user').bearerToken(token)).assertStatus(200)
  })

  test('a token to read cannot write', async ({ client, assert }) => {
    const secret = await tokenFor(await createPerson(), ['read'])
    ;(await client.get('/api/profile').bearerToken(secret)).assertStatus(200)
    const refused = await client.patch('/api/profile').bearerToken(secret).json({ firstName: 'K' })
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'scope')
  })

  test('a token to write cannot read', async ({ client }) => {
    const secret = await tokenFor(await createPerson(), ['write'])
    ;(await client.get('/api/profile').bearerToken(secret)).assertStatus(403)
  })

  test('an expired, altered or revoked token is nobody’s', async ({ client }) => {
    const user = await createPerson()
    const secret = await tokenFor(user)
    const ask = (token: string) => client.get('/api/auth/user').bearerToken(token)
    ;(await ask(`${secret}x`)).assertStatus(401)
    ;(await ask('hone_')).assertStatus(401)
    ;(await ask('')).assertStatus(401)
    ;(await ask(secret)).assertStatus(200)
    const own = db.from('auth_access_tokens').where('tokenable_id', user.id)
    await own.clone().update({ expires_at: Date.now() - 1 })
    ;(await ask(secret)).assertStatus(401)
    await own.clone().update({ expires_at: Date.now() + DAY })
    ;(await ask(secret)).assertStatus(200)
    await own.clone().delete()
    ;(await ask(secret)).assertStatus(401)
  })

  test('a token hands on no more than it may do itself', async ({ client }) => {
    const admin = await createPerson({ isAdmin: true })
    const writer = await tokenFor(admin, ['read', 'write'])
    const make = (scopes: string[]) => client.post(TOKENS).json({ name: 'T', scopes })
    ;(await make(['read', 'admin']).bearerToken(writer)).assertStatus(403)
    ;(await make(['read', 'write']).bearerToken(writer)).assertStatus(201)
    ;(await make(['admin']).loginAs(admin)).assertStatus(201)
    ;(await make(['admin']).loginAs(await createPerson())).assertStatus(403)
  })

  test('another’s token looks like none', async ({ client }) => {
    const owner = await createPerson()
    const made = await client
      .post(TOKENS)
      .loginAs(owner)
      .json({ name: 'T', scopes: ['read'] })
    const path = `${TOKENS}/${made.body().id}`
    ;(await client.delete(path).loginAs(await createPerson())).assertStatus(404)
    ;(await client.delete(`${TOKENS}/1 or 1=1`).loginAs(owner)).assertStatus(404)
    ;(await client.delete(path).loginAs(owner)).assertStatus(204)
    ;(await client.delete(path).loginAs(owner)).assertStatus(404)
    ;(await client.get('/api/auth/user').bearerToken(made.body().token)).assertStatus(401)
  })

  test('{what} is refused, naming {field}')
    .with(BAD.map(([body, field]) => ({ body, field, what: JSON.stringify(body).slice(0, 60) })))
    .run(async ({ client, assert }, { body, field }) => {
      const answer = await client
        .post(TOKENS)
        .loginAs(await createPerson())
        .json(body)
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().fields), field)
    })

  test('the last use is written at most every five minutes', async ({ client, assert }) => {
    const user = await createPerson()
    const secret = await tokenFor(user)
    const own = () => db.from('auth_access_tokens').where('tokenable_id', user.id)
    await client.get('/api/auth/user').bearerToken(secret)
    assert.closeTo(Number((await own().firstOrFail()).last_used_at), Date.now(), 5_000)
    await own().update({ last_used_at: Date.now() - 60_000 })
    await client.get('/api/auth/user').bearerToken(secret)
    assert.isBelow(Number((await own().firstOrFail()).last_used_at), Date.now() - 50_000)
  })
})
