import { test } from '@japa/runner'
import env from '#start/env'
import { newClient } from '#tests/helpers/api'

test.group('Help', () => {
  test('answers a search with the best answer first, and refuses a wrong one', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const all = (await person.get('/api/help-answers')).body()
    assert.isAtLeast(all.length, 25)
    const [first] = (await person.get('/api/help-answers?search=refnud')).body()
    assert.equal(first.id, 'get-money-back')
    assert.deepEqual((await person.get('/api/help-answers?search=xyzzyx')).body(), [])
    const refused = await person.get('/api/help-answers?group=credits')
    refused.assertStatus(422)
  })

  test('is for signed-in people', async ({ client }) => {
    for (const path of ['/api/help-answers', '/api/services', '/api/support']) {
      const answer = await client.get(path)
      answer.assertStatus(401)
    }
  })

  test('names the address for questions, or says that there is none', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    assert.deepEqual((await person.get('/api/support')).body(), { email: null })
    env.set('SUPPORT_EMAIL', 'help@example.test')
    cleanup(() => env.set('SUPPORT_EMAIL', ''))
    assert.deepEqual((await person.get('/api/support')).body(), { email: 'help@example.test' })
  })

  test('says what is connected and what is a sandbox', async ({ client, assert }) => {
    const person = await newClient(client)
    const services: { name: string; state: string }[] = (await person.get('/api/services')).body()
    const states = Object.fromEntries(services.map(({ name, state }) => [name, state]))
    assert.equal(states.database, 'connected')
    assert.equal(states.payments, 'sandbox')
    assert.equal(states.mail, 'off')
    assert.equal(states.content, 'sandbox')
    assert.sameMembers(Object.keys(states), [
      ...['database', 'signIn', 'models', 'payments', 'mail', 'content'],
    ])
  })
})
