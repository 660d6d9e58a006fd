import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/auth/models/user'
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

  test('an expired, altered or revoked token is not accepted', async ({ client }) => {
    const user = await createPerson()
    const secret = await tokenFor(user)
    const ask = (token: string) => client.get('/api/auth/user').bearerToken(token)
    ;(await ask(`${secret}x`)).assertStatus(401)
    ;(await ask('hone_')).assertStatus(401)
    ;(await ask('')).assertStatus(401)
    ;(await ask(secret)).assertStatus(200)
    const own = db.from('auth_access_tokens').where('tokenable_id', user.id)
    await own.clone().update({ expires_at: new Date(Date.now() - 1) })
    ;(await ask(secret)).assertStatus(401)
    await own.clone().update({ expires_at: new Date(Date.now() + DAY) })
    ;(await ask(secret)).assertStatus(200)
    await own.clone().delete()
    ;(await ask(secret)).assertStatus(401)
  })

  test('a token makes no other, whatever it may do', async ({ client, assert }) => {
    const admin = await createPerson({ isAdmin: true })
    const secret = await tokenFor(admin, ['read', 'write', 'admin'])
    const answer = await client
      .post(TOKENS)
      .bearerToken(secret)
      .json({ name: 'T', scopes: ['read'], expiresInDays: 365 })
    answer.assertStatus(403)
    assert.equal(answer.body().code, 'session_needed')
    assert.include(answer.body().hint, 'Sign in with a browser')
    assert.lengthOf(await User.accessTokens.all(admin), 1)
  })

  test('only an administrator makes one for administrators', async ({ client }) => {
    const make = (user: User) =>
      client
        .post(TOKENS)
        .loginAs(user)
        .json({ name: 'T', scopes: ['admin'] })
    ;(await make(await createPerson({ isAdmin: true }))).assertStatus(201)
    ;(await make(await createPerson())).assertStatus(403)
  })

  test('a token sees itself and no other', async ({ client, assert }) => {
    const user = await createPerson()
    await tokenFor(user)
    for (const scope of ['read', 'write'] as const) {
      const secret = await tokenFor(user, [scope])
      const list = await client.get(TOKENS).bearerToken(secret)
      list.assertStatus(200)
      const own = await User.accessTokens.verify(new Secret(secret))
      assert.deepEqual(
        list.body().map(({ id }: { id: number }) => id),
        [own!.identifier]
      )
    }
  })

  test('a token revokes itself, even one that only reads, and no other', async ({
    client,
    assert,
  }) => {
    const user = await createPerson()
    const secret = await tokenFor(user, ['read'])
    const sibling = await User.accessTokens.create(user, ['read'])
    const foreign = await User.accessTokens.create(await createPerson(), ['read'])
    const own = await User.accessTokens.verify(new Secret(secret))
    const revoke = (id: unknown) => client.delete(`${TOKENS}/${id}`).bearerToken(secret)
    for (const id of [sibling.identifier, foreign.identifier, `0${own!.identifier}`, 'x']) {
      const refused = await revoke(id)
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'session_needed')
    }
    ;(await revoke(own!.identifier)).assertStatus(204)
    ;(await client.get(TOKENS).bearerToken(secret)).assertStatus(401)
    assert.lengthOf(await User.accessTokens.all(user), 1)
  })

  test('a token does not outlive a session that ends while it is made', async ({
    client,
    assert,
    cleanup,
  }) => {
    const user = await createPerson()
    const { accessTokens } = User
    const within = accessTokens.within.bind(accessTokens)
    cleanup(() => void Object.assign(accessTokens, { within }))
    accessTokens.within = (trx) => {
      const tokens = within(trx)
      const create = tokens.create.bind(tokens)
      tokens.create = async (...given) => {
        await trx.from('sessions').where('user_id', user.id).delete()
        return create(...given)
      }
      return tokens
    }
    const answer = await client
      .post(TOKENS)
      .loginAs(user)
      .json({ name: 'T', scopes: ['read'] })
    answer.assertStatus(401)
    assert.isEmpty(await accessTokens.all(user))
  })

  test('the scope admin is worth nothing once its person is no administrator', async ({
    client,
  }) => {
    const admin = await createPerson({ isAdmin: true })
    const secret = await tokenFor(admin, ['read', 'write', 'admin'])
    const ask = () => client.get('/api/admin/model-providers').bearerToken(secret)
    ;(await ask()).assertStatus(200)
    await admin.merge({ isAdmin: false }).save()
    ;(await ask()).assertStatus(403)
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
    await own().update({ last_used_at: new Date(Date.now() - 60_000) })
    await client.get('/api/auth/user').bearerToken(secret)
    assert.isBelow(Number((await own().firstOrFail()).last_used_at), Date.now() - 50_000)
  })
})
