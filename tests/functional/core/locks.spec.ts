import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPerson, tokenFor, browserSession } from '#tests/helpers/people'
import { isOnPostgres } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'
import { LockHolder, sent, watched } from '#tests/helpers/lock_holder'

/** Nobody else may use the table until the transaction, and with it this change, is undone. */
const DEFERRED = [
  'alter table sessions alter constraint sessions_user_id_foreign deferrable initially deferred',
]

const factsOf = (userId: string) => db.from('facts').where('user_id', userId)

test.group('While another program holds the write lock', (group) => {
  group.tap(onBothDatabases)
  test('reads and health checks answer, and writes wait until it is released', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await createPerson()
    const token = await tokenFor(person)
    const paths = ['/health/live', '/health/ready', '/api/prompts', '/api/facts']
    const read = async () => {
      for (const path of paths) (await client.get(path).bearerToken(token)).assertStatus(200)
    }
    const name = (title: string) =>
      client.post('/api/facts').bearerToken(token).json({ name: title, value: 'Value' })
    // A single statement; then a transaction, which also waits in line behind it.
    const rename = (firstName: string) =>
      client.patch('/api/profile').bearerToken(token).json({ firstName })
    await read()
    ;(await rename('Ann')).assertStatus(200)
    ;(await name('First')).assertStatus(201)

    const holder = await LockHolder.hold()
    cleanup(() => holder.release())
    const began = sent(/^BEGIN/)
    const fact = watched(name('Second'))
    await began
    const profile = watched(rename('Bea'))
    await read()
    assert.isFalse(fact.isSettled || profile.isSettled)

    await holder.release()
    ;(await profile.promise).assertStatus(200)
    ;(await fact.promise).assertStatus(201)
    assert.lengthOf(await factsOf(person.id), 2)
  })

  test('a write and a transaction that wait too long are refused with 503, and leave nothing behind', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await createPerson()
    const token = await tokenFor(person)
    await client.get('/api/facts').bearerToken(token)
    const holder = await LockHolder.hold()
    cleanup(() => holder.release())

    const responses = await Promise.all([
      client.post('/api/facts').bearerToken(token).json({ name: 'Name', value: 'Value' }),
      client.patch('/api/profile').bearerToken(token).json({ firstName: 'Ann' }),
    ])
    for (const response of responses) {
      response.assertStatus(503)
      assert.equal(response.body().code, 'storage')
      assert.match(response.header('retry-after')!, /^\d+$/)
    }
    await holder.release()
    assert.lengthOf(await factsOf(person.id), 0)
    assert.isNull((await db.from('users').where('id', person.id).firstOrFail()).first_name)
    const again = await client.patch('/api/profile').bearerToken(token).json({ firstName: 'Ann' })
    again.assertStatus(200)
  })

  test('a request that only reads does not wait to note that its session was used', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await createPerson()
    const { id, cookie } = await browserSession(person, { last_used_ms: Date.now() - 3_600_000 })
    const lastUsed = async () => (await db.from('sessions').where('id', id).first()).last_used_ms
    const before = await lastUsed()
    const holder = await LockHolder.hold()
    cleanup(() => holder.release())

    const response = await client.get('/api/prompts').header('cookie', cookie)
    response.assertStatus(200)
    assert.equal(await lastUsed(), before)
    await holder.release()
    await client.get('/api/prompts').header('cookie', cookie)
    assert.isAbove(await lastUsed(), before)
  })
})

test.group('A transaction', (group) => {
  group.tap(onBothDatabases)
  test('whose end is refused throws, and leaves the connection ready for the next one', async ({
    assert,
  }) => {
    const person = await createPerson()
    const orphan = { user_id: 'nobody', id: 'orphan', secret_hash: 'x', created_ms: 1 }
    await assert.rejects(
      () =>
        db.transaction(async (trx) => {
          // The reference is checked when the transaction ends.
          for (const statement of isOnPostgres() ? DEFERRED : ['pragma defer_foreign_keys = ON'])
            await trx.rawQuery(statement)
          await trx.table('sessions').insert({ ...orphan, last_used_ms: 1 })
        }),
      /FOREIGN KEY/i
    )
    await db.transaction((trx) => trx.from('users').where('id', person.id).update({ plan: 'pro' }))
    assert.isNull(await db.from('sessions').where('id', 'orphan').first())
    assert.equal((await db.from('users').where('id', person.id).firstOrFail()).plan, 'pro')
  })

  test('is seen by others when it is committed, and not before', async ({ assert }) => {
    const person = await createPerson()
    const row = () => db.from('users').where('id', person.id).firstOrFail()
    const trx = await db.transaction()
    await trx.from('users').where('id', person.id).update({ plan: 'pro' })
    assert.equal((await row()).plan, 'free')
    await trx.commit()
    assert.equal((await row()).plan, 'pro')
  })
})
