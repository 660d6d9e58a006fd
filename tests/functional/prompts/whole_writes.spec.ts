import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newClient, type SignedClient } from '#tests/helpers/api'

const IMPROVE = '/api/ai/enhance-prompt'
const TEXT = 'Write an email about our new product to all customers'

/** Not through the client of the tests, which refuses a status that the API does not describe. */
const statusOf = async ({ secret }: SignedClient, path: string, body: object) => {
  const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  return response.status
}

const count = async (table: string, column: string, value: string) => {
  const [{ rows }] = await db.from(table).where(column, value).count('* as rows')
  return Number(rows)
}

test.group('A write that fails near its end', (group) => {
  group.each.setup(async () => {
    await db.rawQuery(
      "create trigger no_history before insert on activities begin select raise(abort, 'planted'); end"
    )
    return () => db.rawQuery('drop trigger no_history')
  })

  test('leaves no new prompt behind', async ({ client, assert }) => {
    const person = await newClient(client)
    assert.equal(await statusOf(person, IMPROVE, { originalPrompt: TEXT }), 500)
    assert.equal(await count('prompts', 'user_id', person.user.id), 0)
  })

  test('leaves an existing prompt as it was', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, etag } = (await person.post('/api/prompts', { original: TEXT })).body()
    assert.equal(await statusOf(person, '/api/shares', { promptId: id }), 500)
    assert.equal(await count('prompt_versions', 'prompt_id', id), 0)
    assert.equal(await count('share_links', 'prompt_id', id), 0)
    const again = { originalPrompt: `${TEXT}, and to partners`, promptId: id }
    assert.equal(await statusOf(person, IMPROVE, again), 500)
    const prompt = (await person.get(`/api/prompts/${id}`)).body()
    assert.equal(prompt.original, TEXT)
    assert.equal(prompt.etag, etag)
  })
})
