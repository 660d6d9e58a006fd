import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Fact from '#app/prompts/models/fact'
import User from '#app/auth/models/user'
import { newClient, type SignedClient } from '#tests/helpers/api'
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

test.group('Idempotency-Key', () => {
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

test.group('Idempotency-Key of a new access token', () => {
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
