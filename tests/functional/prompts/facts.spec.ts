import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Fact from '#app/prompts/models/fact'
import { newClient, type SignedClient } from '#tests/helpers/api'

const FACTS = '/api/facts'
const COMPANY = { name: 'Company', value: 'Kestrel Paper\nof Leipzig' }

const namesOf = async (person: SignedClient) =>
  (await person.get(FACTS)).body().map(({ name }: { name: string }) => name)

const BAD: [object, string][] = [
  [{ value: 'x' }, 'name'],
  [{ name: ' ', value: 'x' }, 'name'],
  [{ name: 'x'.repeat(81), value: 'x' }, 'name'],
  [{ name: 7, value: 'x' }, 'name'],
  [{ name: 'N' }, 'value'],
  [{ name: 'N', value: '\n ' }, 'value'],
  [{ name: 'N', value: 'x'.repeat(2_001) }, 'value'],
  [{ name: 'N', value: 'a\u0000b' }, 'value'],
  [{ name: 'N', value: 'half \uD83D' }, 'value'],
  [{ name: 'N', value: ['x'] }, 'value'],
  [{ name: 'N', value: 'x', userId: 'x' }, 'userId'],
]

test.group('Facts', () => {
  test('are kept byte for byte, listed by name, changed and deleted', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    assert.deepEqual((await person.get(FACTS)).body(), [])
    const made = await person.post(FACTS, COMPANY)
    made.assertStatus(201)
    assert.containSubset(made.body(), COMPANY)
    await person.post(FACTS, { name: 'audience', value: 'x'.repeat(2_000) })
    assert.deepEqual(await namesOf(person), ['audience', 'Company'])

    const path = `${FACTS}/${made.body().id}`
    const renamed = await person.patch(path, { name: 'Who we are' })
    renamed.assertStatus(200)
    assert.containSubset(renamed.body(), { name: 'Who we are', value: COMPANY.value })
    ;(await person.patch(path, { value: 'Hone' })).assertStatus(200)
    assert.equal((await person.get(FACTS)).body()[1].value, 'Hone')

    ;(await person.delete(path)).assertStatus(204)
    ;(await person.delete(path)).assertStatus(404)
    ;(await person.patch(path, { value: 'x' })).assertStatus(404)
    assert.deepEqual(await namesOf(person), ['audience'])
  })

  test('a name is the only one of its owner, in any letter case', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FACTS, COMPANY)
    const voice = (await person.post(FACTS, { name: 'Voice', value: 'Calm' })).body()
    for (const name of ['Company', 'COMPANY', ' company ', 'com\u0070any']) {
      const again = await person.post(FACTS, { name, value: 'x' })
      again.assertStatus(422)
      assert.property(again.body().fields, 'name')
    }
    const renamed = await person.patch(`${FACTS}/${voice.id}`, { name: 'cOMPANY' })
    renamed.assertStatus(422)
    assert.property(renamed.body().fields, 'name')
    ;(await person.patch(`${FACTS}/${voice.id}`, { name: 'VOICE' })).assertStatus(200)
    ;(await (await newClient(client)).post(FACTS, COMPANY)).assertStatus(201)
    assert.deepEqual(await namesOf(person), ['Company', 'VOICE'])
  })

  test('of writes at the same time with one name, one is kept', async ({ client, assert }) => {
    const person = await newClient(client)
    const names = ['Company', 'company', 'COMPANY', 'Company ', 'cOmpany', 'Company']
    const made = await Promise.all(names.map((name) => person.post(FACTS, { name, value: name })))
    assert.deepEqual(made.map((one) => one.status()).sort(), [201, 422, 422, 422, 422, 422])

    const one = (await person.post(FACTS, { name: 'One', value: '1' })).body()
    const two = (await person.post(FACTS, { name: 'Two', value: '2' })).body()
    const renamed = await Promise.all(
      [one, two].map(({ id }) => person.patch(`${FACTS}/${id}`, { name: 'Three' }))
    )
    assert.deepEqual(renamed.map((answer) => answer.status()).sort(), [200, 422])
    assert.lengthOf(await namesOf(person), 3)
  })

  test('there are a hundred at most, also of writes at the same time', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const words = Array.from({ length: 97 }, (_, at) => ({ name: `Fact ${at}`, value: 'x' }))
    await Fact.createMany(words.map((fact) => ({ ...fact, userId: person.user.id })))
    const wishes = ['a', 'b', 'c', 'd', 'e', 'f']
    const made = await Promise.all(wishes.map((name) => person.post(FACTS, { name, value: 'x' })))
    assert.deepEqual(made.map((one) => one.status()).sort(), [201, 201, 201, 422, 422, 422])
    const refused = made.find((one) => one.status() === 422)
    assert.equal(refused?.body().code, 'limit')
    assert.lengthOf(await namesOf(person), 100)
  })

  test('another’s fact looks like none, and stays as it was', async ({ client, assert }) => {
    const owner = await newClient(client)
    const other = await newClient(client)
    const { id } = (await owner.post(FACTS, COMPANY)).body()
    ;(await other.patch(`${FACTS}/${id}`, { value: 'Mine' })).assertStatus(404)
    ;(await other.delete(`${FACTS}/${id}`)).assertStatus(404)
    assert.deepEqual(await namesOf(other), [])
    assert.containSubset((await owner.get(FACTS)).body(), [COMPANY])
  })

  test('a token to read sees facts and changes none', async ({ client, assert }) => {
    const reader = await newClient(client, ['read'])
    ;(await reader.get(FACTS)).assertStatus(200)
    ;(await reader.post(FACTS, COMPANY)).assertStatus(403)
    const id = '01900000-0000-7000-8000-000000000000'
    ;(await reader.patch(`${FACTS}/${id}`, { value: 'x' })).assertStatus(403)
    ;(await reader.delete(`${FACTS}/${id}`)).assertStatus(403)
    assert.deepEqual((await reader.get(FACTS)).body(), [])
  })

  test('go with their person', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FACTS, COMPANY)
    await person.user.delete()
    assert.deepEqual(await db.from('facts').where('user_id', person.user.id), [])
  })

  test('{what} is refused, naming {field}')
    .with(BAD.map(([body, field]) => ({ body, field, what: JSON.stringify(body).slice(0, 60) })))
    .run(async ({ client, assert }, { body, field }) => {
      const person = await newClient(client)
      const answer = await person.post(FACTS, body)
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().fields), field)
      assert.deepEqual(await namesOf(person), [])
    })

  test('a change of nothing, or of what is not known, is refused', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = (await person.post(FACTS, COMPANY)).body()
    for (const change of [{}, { id }, { name: '' }, { value: ' ' }]) {
      ;(await person.patch(`${FACTS}/${id}`, change)).assertStatus(422)
    }
    assert.containSubset((await person.get(FACTS)).body(), [COMPANY])
  })
})
