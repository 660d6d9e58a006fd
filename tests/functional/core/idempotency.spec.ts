import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { answerOnce } from '#app/core/idempotency/answer_once'
import type { Transact } from '#app/core/transact'
import { LockHolder, sent, watched } from '#tests/helpers/lock_holder'
import type { ApiResponse } from '@japa/api-client'
import { v7 } from 'uuid'
import db from '@adonisjs/lucid/services/db'
import Fact from '#app/prompts/models/fact'
import User from '#app/auth/models/user'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'

const FACTS = '/api/facts'
const COMPANY = { name: 'Company', value: 'Kestrel Paper' }
const DAY_MS = 24 * 60 * 60 * 1000

const keyed = (person: SignedClient, key: string, body: object = COMPANY) =>
  person.post(FACTS, body).header('Idempotency-Key', key)

const factsOf = ({ user }: SignedClient) => Fact.query().where('user_id', user.id)

const age = (person: SignedClient, ms: number) =>
  db
    .from('kept_answers')
    .where('user_id', person.user.id)
    .update({ created_ms: Date.now() - ms })

test.group('Idempotency-Key', (group) => {
  group.tap(onBothDatabases)
  test('the same request with the same key is done once and answered alike', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = await keyed(person, 'one')
    first.assertStatus(201)
    assert.isUndefined(first.header('idempotent-replayed'))
    const again = await keyed(person, 'one')
    again.assertStatus(201)
    assert.equal(again.header('idempotent-replayed'), 'true')
    assert.deepEqual(again.body(), first.body())
    assert.lengthOf(await factsOf(person), 1)
  })

  test('twenty at the same time are done once', async ({ client, assert }) => {
    const person = await newClient(client)
    const answers: ApiResponse[] = await Promise.all(
      Array.from({ length: 20 }, () => keyed(person, 'together'))
    )
    for (const answer of answers) {
      answer.assertStatus(201)
      assert.deepEqual(answer.body(), answers[0].body())
    }
    assert.lengthOf(await factsOf(person), 1)
  })

  test('another body with the same key is refused', async ({ client, assert }) => {
    const person = await newClient(client)
    await keyed(person, 'one')
    const other = await keyed(person, 'one', { ...COMPANY, value: 'Another' })
    other.assertStatus(409)
    assert.equal(other.body().code, 'key_used')
    assert.lengthOf(await factsOf(person), 1)
  })

  test('a request that failed may come again with its key', async ({ client }) => {
    const person = await newClient(client)
    ;(await keyed(person, 'one', { name: ' ', value: 'x' })).assertStatus(422)
    ;(await keyed(person, 'one')).assertStatus(201)
    ;(await keyed(person, 'two')).assertStatus(422)
  })

  test('keys of two people do not meet', async ({ client }) => {
    const one = await newClient(client)
    const other = await newClient(client)
    ;(await keyed(one, 'same')).assertStatus(201)
    ;(await keyed(other, 'same', { name: 'Voice', value: 'Calm' })).assertStatus(201)
  })

  test('an answer is kept for 48 hours', async ({ client, assert }) => {
    const person = await newClient(client)
    await keyed(person, 'one')
    await age(person, 2 * DAY_MS - 60_000)
    ;(await keyed(person, 'one')).assertStatus(201)
    await age(person, 2 * DAY_MS + 1)
    const late = await keyed(person, 'one', { name: 'Voice', value: 'Calm' })
    late.assertStatus(201)
    assert.isUndefined(late.header('idempotent-replayed'))
    assert.lengthOf(await factsOf(person), 2)
  })

  for (const key of ['', 'a b', '\u00e4', 'x'.repeat(256)]) {
    test(`a key that cannot be one is refused: ${JSON.stringify(key.slice(0, 9))}`, async ({
      client,
      assert,
    }) => {
      const person = await newClient(client)
      const answer = await keyed(person, key)
      answer.assertStatus(422)
      assert.property(answer.body().fields, 'Idempotency-Key')
    })
  }

  test('what was answered cannot be read from the database', async ({ client, assert }) => {
    const person = await newClient(client)
    await keyed(person, 'one')
    const row = await db.from('kept_answers').where('user_id', person.user.id).firstOrFail()
    assert.notInclude(JSON.stringify(row), COMPANY.value)
  })
})

test.group('Idempotency-Key of a new access token', (group) => {
  group.tap(onBothDatabases)
  test('one token is made, and its secret is told again', async ({ client, assert }) => {
    const user = await createPerson()
    const ask = () =>
      client
        .post('/api/tokens')
        .loginAs(user)
        .header('Idempotency-Key', 'token')
        .json({ name: 'Laptop', scopes: ['read'] })
    const [first, again] = [await ask(), await ask()]
    first.assertStatus(201)
    assert.deepEqual(again.body(), first.body())
    assert.lengthOf(await User.accessTokens.all(user), 1)
  })
})

test.group('Idempotency-Key in two processes', (group) => {
  group.tap(onBothDatabases)
  test('the second write is rolled back and answered like the first', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const userId = person.user.id
    // Each process has its own line for a key, so both write.
    const writeOnce = async () => {
      const ctx = await testUtils.createHttpContext()
      ctx.requestKey = { userId, key: 'same', requestHash: 'same request' }
      const write = (transact: Transact<Fact>) =>
        transact((trx) => Fact.create({ userId, ...COMPANY, name: v7() }, { client: trx }))
      return answerOnce(ctx, write, ({ id }) => ({ id }))
    }
    const [first, second] = await Promise.all([writeOnce(), writeOnce()])
    assert.deepEqual(second, first)
    assert.deepEqual(
      (await factsOf(person)).map(({ id }) => id),
      [first.id]
    )
  })
})

test.group('Idempotency-Key of a request whose client has disconnected', (group) => {
  group.tap(onBothDatabases)
  test('its retry waits for it and gets its answer', async ({ client, assert, cleanup }) => {
    const person = await newClient(client)
    ;(await keyed(person, 'before', { ...COMPANY, name: 'Voice' })).assertStatus(201)
    const holder = await LockHolder.hold()
    cleanup(() => holder.release())
    const leaving = new AbortController()
    const began = sent(/^BEGIN/)
    const request = fetch(`http://${process.env.HOST}:${process.env.PORT}${FACTS}`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${person.secret}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify(COMPANY),
      signal: leaving.signal,
    })
    await began
    leaving.abort()
    await assert.rejects(() => request)
    let writes = 0
    const count = ({ sql }: { sql: string }) =>
      void (writes += /insert into .facts/i.test(sql) ? 1 : 0)
    const connection = db.connection().getWriteClient()
    connection.on('query', count)
    cleanup(() => void connection.off('query', count))
    const retry = watched(keyed(person, 'one'))
    ;(await person.get(FACTS)).assertStatus(200)
    await holder.release()
    const answer = await retry.promise
    answer.assertStatus(201)
    assert.equal(answer.header('idempotent-replayed'), 'true')
    assert.equal(writes, 1)
    assert.lengthOf(await factsOf(person), 2)
  })
})
