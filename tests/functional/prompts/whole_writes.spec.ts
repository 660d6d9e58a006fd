import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isOnPostgres } from '#tests/helpers/databases'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

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

/** From here on no row is added to the history. */
const REFUSE_ON_SQLITE = [
  "create trigger no_history before insert on activities begin select raise(abort, 'planted'); end",
]
const REFUSE_ON_POSTGRES = [
  "create or replace function no_history() returns trigger language plpgsql as 'begin raise exception $$planted$$; end'",
  'create trigger no_history before insert on activities for each row execute function no_history()',
]

const count = async (table: string, column: string, value: string) => {
  const [{ rows }] = await db.from(table).where(column, value).count('* as rows')
  return Number(rows)
}

test.group('A write that fails near its end', (group) => {
  group.tap(onBothDatabases)
  group.each.setup(async () => {
    for (const statement of isOnPostgres() ? REFUSE_ON_POSTGRES : REFUSE_ON_SQLITE)
      await db.rawQuery(statement)
    const table = isOnPostgres() ? ' on activities' : ''
    return () => db.rawQuery(`drop trigger no_history${table}`)
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
