import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { administrator, at } from '#tests/functional/account/administrators'
import { APPROVAL, through } from '#tests/functional/flows/flow_steps'
import { added, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { browserSession, createPerson } from '#tests/helpers/people'

test.group('A suspended person', (group) => {
  group.tap(onBothDatabases)

  test('is shut out of browser, programs and links at once, and let in again', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const person = await newClient(client)
    const { id: promptId } = (await person.post('/api/prompts', { original: 'Given' })).body()
    const link = (await person.post('/api/shares', { promptId })).body()
    const token = link.url.split('/').at(-1)
    const flow = await added(person, through(APPROVAL, 'approved'))
    const waiting = await execute(person, flow).header('Prefer', 'respond-async')
    waiting.assertStatus(202)
    const flowLink = (await person.post(`/api/flows/${flow}/shares`, {})).body()
    const { cookie } = await browserSession(person.user)
    const seen = () => client.get('/api/profile').header('Cookie', cookie)
    ;(await seen()).assertStatus(200)

    const suspended = await admin.put(at(person.user.id, '/suspension'), { reason: 'Spam' })
    suspended.assertStatus(200)
    assert.equal(suspended.body().suspensionReason, 'Spam')
    ;(await seen()).assertStatus(401)
    ;(await person.get('/api/profile')).assertStatus(401)
    ;(await client.get(`/api/shared/${token}`)).assertStatus(404)
    ;(await client.get(`/api/shared-flows/${flowLink.token}`)).assertStatus(404)
    const run = await db.from('runs').where('id', waiting.body().id).firstOrFail()
    assert.equal(run.status, 'canceled')
    const sneaked = await browserSession(person.user)
    ;(await client.get('/api/profile').header('Cookie', sneaked.cookie)).assertStatus(401)

    const ended = await admin.delete(at(person.user.id, '/suspension'))
    assert.isNull(ended.body().suspendedAt)
    ;(await person.get('/api/profile')).assertStatus(200)
    ;(await client.get(`/api/shared/${token}`)).assertStatus(200)
    ;(await seen()).assertStatus(401)
  })
})

test.group('Administrators among each other', (group) => {
  group.tap(onBothDatabases)

  test('nobody changes themselves, and of two who shut each other out one stays', async ({
    client,
    assert,
  }) => {
    const one = await administrator(client)
    const other = await administrator(client)
    for (const [method, path, body] of [
      ['patch', '', { isAdmin: false }],
      ['put', '/suspension', { reason: 'Me' }],
    ] as const) {
      const answer = await one[method](at(one.user.id, path), body)
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'own_account')
    }
    const answers = await Promise.all([
      one.patch(at(other.user.id), { isAdmin: false }),
      other.patch(at(one.user.id), { isAdmin: false }),
    ])
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 403])
  })

  test('somebody stays who can manage the server, also where an account is about to be deleted', async ({
    client,
    assert,
    cleanup,
  }) => {
    const others = () => db.from('users').where('is_admin', true)
    const before: { id: string }[] = await others().select('id')
    const ids = before.map(({ id }) => id)
    await db.from('users').whereIn('id', ids).update({ is_admin: false })
    cleanup(async () => {
      await db.from('users').whereIn('id', ids).update({ is_admin: true })
    })
    const leaving = await administrator(client)
    const staying = await administrator(client)
    const due = { deletion_due_ms: Date.now() + 1e9 }
    await db.from('users').where('id', leaving.user.id).update(due)
    for (const [method, path, body] of [
      ['patch', '', { isAdmin: false }],
      ['put', '/suspension', { reason: 'Alone' }],
    ] as const) {
      const answer = await leaving[method](at(staying.user.id, path), body)
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'only_administrator')
    }
    await db
      .from('users')
      .whereIn('id', [leaving.user.id, staying.user.id])
      .update({ is_admin: false })
  })

  test('the person whom ADMIN_EMAIL names stays one', async ({ client, assert, cleanup }) => {
    const admin = await administrator(client)
    const values = { email: `boss-${process.pid}@example.test`, emailVerified: true, isAdmin: true }
    const boss = await createPerson(values)
    env.set('ADMIN_EMAIL', values.email)
    cleanup(() => env.set('ADMIN_EMAIL', ''))
    const answers = [
      await admin.patch(at(boss.id), { isAdmin: false }),
      await admin.put(at(boss.id, '/suspension'), { reason: 'Mine' }),
    ]
    for (const answer of answers) {
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'named_administrator')
    }
  })
})
