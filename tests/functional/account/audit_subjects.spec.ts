import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { v7 } from 'uuid'
import { routes } from '#client/registry/index'
import { asPerson, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'

const CHANGES = Object.entries(routes).filter(
  ([, { pattern, methods }]) =>
    pattern.startsWith('/api/admin/') &&
    pattern.includes(':id') &&
    !(methods as readonly string[]).includes('GET')
)

type Method = 'post' | 'put' | 'patch' | 'delete'

/** Adds to a table. @returns the id */
async function added(table: string, row: object): Promise<string> {
  const id = v7()
  await db.table(table).insert({ id, ...row })
  return id
}

const SYNC = {
  ...{ mode: 'full', is_dry_run: true, replaces_edits: false, state: 'succeeded' },
  ...{ starter: 'person', progress: '{}', created_ms: 1, requests: 0 },
}
const JOB = {
  ...{ name: 'none', payload: 'null', state: 'waiting', claims: 0, failures: 1, interruptions: 0 },
  ...{ due_ms: 1, created_ms: 1 },
}
const TEMPLATE = {
  ...{ title: 'Audited', description: 'One', category: 'sales', steps: [], content: 'Hello' },
  variables: {},
}
const PROVIDER = { name: `Audited ${process.pid}`, baseUrl: 'http://127.0.0.1:9' }

/** Adds one thing of each kind that a route may be about. */
const THINGS: Record<string, (admin: SignedClient) => Promise<string>> = {
  'users': async () => (await createPerson()).id,
  'jobs': () => added('jobs', JOB),
  'content-syncs': () => added('content_syncs', SYNC),
  'templates': async (admin) => (await admin.post('/api/admin/templates', TEMPLATE)).body().id,
  'model-providers': async (admin) =>
    (await admin.post('/api/admin/model-providers', PROVIDER)).body().id,
}

async function administrator(client: ApiClient): Promise<SignedClient> {
  return asPerson(client, await createPerson({ isAdmin: true }), ['read', 'write', 'admin'])
}

const lastLine = (admin: SignedClient) =>
  db.from('audit_entries').where('actor_id', admin.user.id).orderBy('id', 'desc').firstOrFail()

test.group('The audit log', (group) => {
  group.tap(onBothDatabases)
  group.each.teardown(async () => {
    await db.from('jobs').where('name', JOB.name).delete()
    await db.from('content_syncs').delete()
    await db.from('model_providers').where('name', PROVIDER.name).delete()
  })

  for (const [name, { pattern, methods }] of CHANGES)
    test(`says what a refused action was about: ${name}`, async ({ client, assert }) => {
      const admin = await administrator(client)
      const kind = pattern.split('/')[3]
      const id = await THINGS[kind](admin)
      const address = pattern.replace(':id', id).replace(':sessionId', v7())
      const send = admin[methods[0].toLowerCase() as Method]
      await send(address, { nonsense: true })
      const line = await lastLine(admin)
      assert.equal(line.action, name)
      assert.equal(line.person_id ?? line.subject_id, id)
      assert.isNotNull(line.subject_kind)
    })

  test('names nobody where nobody has the id', async ({ client, assert }) => {
    const admin = await administrator(client)
    await admin.post(`/api/admin/users/${v7()}/credits`, { amount: 'many' })
    assert.include(await lastLine(admin), { outcome: 'refused', person_id: null })
  })

  test('says which template a stale change was for', async ({ client, assert }) => {
    const admin = await administrator(client)
    const id = await THINGS.templates(admin)
    await admin.put(`/api/admin/templates/${id}`, TEMPLATE).header('If-Match', '"7"')
    const line = await lastLine(admin)
    assert.include(line, { outcome: 'refused', subject_id: id, subject_label: TEMPLATE.title })
  })
})
