import { test } from '@japa/runner'
import { newClient } from '#tests/helpers/api'

const ID = '01900000-0000-7000-8000-000000000000'
const cursorOf = (parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const LISTS = [
  ...['prompts?sort=name', 'prompts?sort=recent', 'activities?', 'usage?', 'flows?sort=recent'],
  ...['runs?', 'notices?', 'admin/jobs?'],
]
/** Without a form that any id has, and with a character that PostgreSQL stores nowhere. */
const FORGED = [
  ['garbage', 'no id'],
  ['a\0b', ID],
  ['', 'a\0b'],
]

test('a cursor that no page made is refused by every list', async ({ client, assert }) => {
  const admin = await newClient(client, ['read', 'write', 'admin'])
  await admin.user.merge({ isAdmin: true }).save()
  for (const list of LISTS) {
    for (const parts of FORGED) {
      const response = await admin.get(`/api/${list}&limit=2&cursor=${cursorOf(parts)}`)
      assert.equal(response.status(), 422, `${list} ${JSON.stringify(parts)}`)
      assert.property(response.body().fields, 'cursor')
    }
  }
  for (const list of ['prompts?sort=recent', 'usage?', 'flows?sort=recent']) {
    const response = await admin.get(`/api/${list}&limit=2&cursor=${cursorOf(['garbage', ID])}`)
    assert.equal(response.status(), 422, list)
  }
}).tags(['@database'])
