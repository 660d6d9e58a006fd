import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ABSOLUTE_MS, IDLE_MS, TOUCH_MS } from '#config/session'
import { browserSession, createPerson, tokenFor } from '#tests/helpers/people'

const USER = '/api/auth/user'
const lastUse = async (id: string) =>
  Number((await db.from('sessions').where('id', id).firstOrFail()).last_used_ms)

test.group('How long a session lasts', () => {
  test('used within 14 days, and 90 days in all', async ({ client }) => {
    const user = await createPerson()
    const now = Date.now()
    const open = async (row: { created_ms?: number; last_used_ms?: number }) =>
      client.get(USER).header('cookie', (await browserSession(user, row)).cookie)

    ;(await open({ last_used_ms: now - IDLE_MS + 60_000 })).assertStatus(200)
    ;(await open({ last_used_ms: now - IDLE_MS - 1 })).assertStatus(401)
    ;(await open({ created_ms: now - ABSOLUTE_MS + 60_000 })).assertStatus(200)
    ;(await open({ created_ms: now - ABSOLUTE_MS - 1 })).assertStatus(401)
  })

  test('a session that is over is removed, and its cookies too', async ({ client, assert }) => {
    const session = await browserSession(await createPerson(), { last_used_ms: 1 })
    const answer = await client.get(USER).header('cookie', session.cookie)
    answer.assertStatus(401)
    assert.isNull(await db.from('sessions').where('id', session.id).first())
    const cleared = [answer.header('set-cookie')].flat().join('\n')
    assert.match(cleared, /hone_session=; Max-Age=0/)
    assert.match(cleared, /hone=; Max-Age=0/)
  })

  test('the last use is written at most every five minutes', async ({ client, assert }) => {
    const user = await createPerson()
    const recent = Date.now() - TOUCH_MS + 60_000
    const fresh = await browserSession(user, { last_used_ms: recent })
    const quiet = await client.get(USER).header('cookie', fresh.cookie)
    assert.equal(await lastUse(fresh.id), recent)
    assert.isUndefined(quiet.header('set-cookie'))

    const stale = await browserSession(user, { last_used_ms: Date.now() - TOUCH_MS - 1 })
    const answer = await client.get(USER).header('cookie', stale.cookie)
    assert.closeTo(await lastUse(stale.id), Date.now(), 5_000)
    assert.match(
      [answer.header('set-cookie')].flat().join('\n'),
      /hone_session=1; Max-Age=1209\d{3}/
    )
  })

  test('the cookie does not outlive the 90 days', async ({ client, assert }) => {
    const session = await browserSession(await createPerson(), {
      created_ms: Date.now() - ABSOLUTE_MS + 3_600_000,
      last_used_ms: Date.now() - TOUCH_MS - 1,
    })
    const answer = await client.get(USER).header('cookie', session.cookie)
    assert.match(
      [answer.header('set-cookie')].flat().join('\n'),
      /hone=[\w-]+; Max-Age=(3599|3600);/
    )
  })

  test('visitors get no cookie', async ({ client, assert }) => {
    for (const path of [USER, '/api/login/providers', '/health/live']) {
      assert.isUndefined((await client.get(path)).header('set-cookie'), path)
    }
  })
})

test.group('Sessions of a person', () => {
  test('are listed, the newest use first, without those that are over', async ({
    client,
    assert,
  }) => {
    const user = await createPerson()
    const older = await browserSession(user, { last_used_ms: Date.now() - 60_000 })
    const current = await browserSession(user)
    await browserSession(user, { last_used_ms: Date.now() - IDLE_MS - 1 })
    await browserSession(await createPerson())
    const answer = await client.get('/api/sessions').header('cookie', current.cookie)
    answer.assertStatus(200)
    const list: { id: string; current: boolean; userAgent: string }[] = answer.body()
    assert.deepEqual(
      list.map(({ id, current: isCurrent }) => [id, isCurrent]),
      [
        [current.id, true],
        [older.id, false],
      ]
    )
    assert.equal(list[0].userAgent, 'test')
  })

  test('can be ended at once, but only one’s own', async ({ client }) => {
    const user = await createPerson()
    const current = await browserSession(user)
    const elsewhere = await browserSession(user)
    const foreign = await browserSession(await createPerson())
    const end = (id: string) =>
      client
        .delete(`/api/sessions/${id}`)
        .header('cookie', current.cookie)
        .header('x-xsrf-token', current.csrfToken)

    ;(await end(foreign.id)).assertStatus(404)
    ;(await client.get(USER).header('cookie', foreign.cookie)).assertStatus(200)
    ;(await end(elsewhere.id)).assertStatus(204)
    ;(await client.get(USER).header('cookie', elsewhere.cookie)).assertStatus(401)
    ;(await end(elsewhere.id)).assertStatus(404)
    ;(await client.get(USER).header('cookie', current.cookie)).assertStatus(200)
  })

  test('ending the current one signs this browser out', async ({ client, assert }) => {
    const session = await browserSession(await createPerson())
    const answer = await client
      .delete(`/api/sessions/${session.id}`)
      .header('cookie', session.cookie)
      .header('x-xsrf-token', session.csrfToken)
    answer.assertStatus(204)
    assert.match([answer.header('set-cookie')].flat().join('\n'), /hone_session=; Max-Age=0/)
    ;(await client.get(USER).header('cookie', session.cookie)).assertStatus(401)
  })
})

test.group('Writes from a browser', () => {
  const change = { firstName: 'Kim' }

  test('need the token of that very session', async ({ client, assert }) => {
    const user = await createPerson()
    const session = await browserSession(user)
    const other = await browserSession(user)
    const write = (token?: string) => {
      const request = client.patch('/api/profile').header('cookie', session.cookie).json(change)
      return token === undefined ? request : request.header('x-xsrf-token', token)
    }
    for (const token of [undefined, '', 'x', other.csrfToken, `${session.csrfToken}x`]) {
      const answer = await write(token)
      answer.assertStatus(403)
      assert.equal(answer.body().code, 'bad_csrf_token')
      assert.isString(answer.body().hint)
    }
    ;(await write(session.csrfToken)).assertStatus(200)
  })

  test('need none with an access token, even where a cookie is sent along', async ({ client }) => {
    const user = await createPerson()
    const session = await browserSession(user)
    const answer = await client
      .patch('/api/profile')
      .header('cookie', session.cookie)
      .bearerToken(await tokenFor(user))
      .json(change)
    answer.assertStatus(200)
  })

  test('a wrong access token is not made good by a cookie', async ({ client }) => {
    const session = await browserSession(await createPerson())
    const answer = await client
      .get(USER)
      .header('cookie', session.cookie)
      .bearerToken('hone_MQ.nonsense')
    answer.assertStatus(401)
  })

  test('a reader gets the token anew when its cookie is gone', async ({ client, assert }) => {
    const session = await browserSession(await createPerson())
    const [cookie] = session.cookie.split('; ')
    const answer = await client.get(USER).header('cookie', cookie)
    assert.include([answer.header('set-cookie')].flat().join('\n'), session.csrfToken)
  })

  test('an altered session cookie is not accepted', async ({ client }) => {
    const session = await browserSession(await createPerson())
    const altered = session.cookie.replace(
      /hone=(.)/,
      (_, first) => `hone=${first === 'A' ? 'B' : 'A'}`
    )
    ;(await client.get(USER).header('cookie', altered)).assertStatus(401)
    ;(await client.get(USER).header('cookie', 'hone=%00; hone_session=1')).assertStatus(401)
  })
})
