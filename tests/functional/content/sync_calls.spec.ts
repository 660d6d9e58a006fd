import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { syncFrom } from '#app/content/services/sync/notion_setup'
import { commandSync } from '#app/content/services/sync/command_sync'
import { startScheduledSync } from '#app/content/services/sync/scheduled_sync'
import { asPerson, newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { pageId, withWorkspace } from '#tests/helpers/notion_workspace'
import { createPerson } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'

const SYNCS = '/api/admin/content-syncs'

const administrator = async (client: ApiClient) =>
  asPerson(client, await createPerson({ isAdmin: true }), ['read', 'write', 'admin'])

test.group('The calls of content sync', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  test('answer the specified one once the sync has ended, with what came of it', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    workspace.current.addTemplate(1)
    const synced = await admin.post('/api/admin/sync-notion')
    synced.assertStatus(200)
    assert.include(synced.body(), { success: true, state: 'succeeded' })
    assert.equal(synced.body().counts.created, 1)
    assert.notProperty(synced.body(), 'error')
    workspace.current.world.token = null
    const failed = await admin.post('/api/admin/sync-notion')
    failed.assertStatus(200)
    assert.isFalse(failed.body().success)
    assert.include(failed.body().error, 'Notion does not accept the token.')
  })

  test('start a sync at once where the client prefers that, and tell how it goes', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    workspace.current.addTemplate(1)
    const started = await admin.post('/api/admin/sync-notion').header('prefer', 'respond-async')
    started.assertStatus(202)
    const path = started.headers().location
    assert.equal(path, `${SYNCS}/${started.body().id}`)
    const events = (await admin.get(`${path}/events`)).text()
    assert.match(events, /event: sync\n[^]*"state":"succeeded"/)
    const report = (await admin.get(path)).body()
    assert.include(report.pages[0], {
      ...{ id: pageId(1), title: 'Page 1', outcome: 'created' },
      url: `https://www.notion.so/${pageId(1).replaceAll('-', '')}`,
    })
    const list = (await admin.get(SYNCS)).body()
    assert.include(list[0], { id: started.body().id, startedBy: 'person', state: 'succeeded' })
  })

  test('run one sync at a time, and stop it', async ({ client, assert }) => {
    const admin = await administrator(client)
    workspace.current.addTemplate(1)
    workspace.current.use({ timeoutMs: 20_000 })
    workspace.current.world.disturb = () => ({ kind: 'silent' })
    const started = await admin.post(SYNCS, { mode: 'full', dryRun: true })
    started.assertStatus(202)
    const second = await admin.post(SYNCS, {})
    second.assertStatus(409)
    assert.equal(second.body().code, 'sync_under_way')
    ;(await admin.post('/api/admin/sync-notion')).assertStatus(409)
    ;(await admin.delete(`${SYNCS}/${started.body().id}`)).assertStatus(204)
    const stopped = (await admin.get(`${SYNCS}/${started.body().id}`)).body()
    assert.include(stopped, { state: 'canceled', isDryRun: true })
    const lines = await db.from('audit_entries').where('actor_id', admin.user.id).orderBy('id')
    assert.deepEqual(
      lines.map(({ action, outcome }) => [action, outcome]),
      [
        ['content_syncs.store', 'done'],
        ['content_syncs.store', 'refused'],
        ['notion_syncs.store', 'refused'],
        ['content_syncs.destroy', 'done'],
      ]
    )
    assert.deepEqual(
      lines.map((line) => detailsOf(line)),
      [
        { mode: 'full', isDryRun: true },
        { mode: 'incremental', isDryRun: false },
        { mode: 'incremental', isDryRun: false },
        { mode: 'full', isDryRun: true },
      ]
    )
  })

  test('say that it is not set up, and refuse other people and unknown fields', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    ;(await admin.post(SYNCS, { mode: 'all' })).assertStatus(422)
    ;(await admin.post('/api/admin/sync-notion', { mode: 'full' })).assertStatus(422)
    const person = await newClient(client)
    ;(await person.post('/api/admin/sync-notion')).assertStatus(403)
    ;(await person.get(SYNCS)).assertStatus(403)
    assert.lengthOf(await db.from('content_syncs'), 0)
    syncFrom()
    const source = (await admin.get('/api/admin/content-source')).body()
    assert.include(source, { service: 'sandbox', schedule: null })
    assert.lengthOf(source.sources, 2)
  })

  test('from a terminal leave a line that tells a dry run from a real one', async ({ assert }) => {
    workspace.current.addTemplate(1)
    for (const isDryRun of [true, false]) {
      const done = await commandSync({ mode: 'full', isDryRun })
      assert.isTrue(done.ok)
      const lines = db.from('audit_entries').where('action', 'content:sync')
      const line = await lines.orderBy('id', 'desc').firstOrFail()
      assert.include(line, { actor_kind: 'command', outcome: 'done' })
      assert.deepEqual(detailsOf(line), { mode: 'full', isDryRun })
    }
  })

  test('are joined by a schedule, which leaves a line in the record', async ({ assert }) => {
    workspace.current.addTemplate(1)
    await startScheduledSync()
    const row = await until(
      () => db.from('content_syncs').first(),
      (found) => found?.state === 'succeeded'
    )
    assert.equal(row.starter, 'schedule')
    const line = await db.from('audit_entries').where('subject_id', row.id).firstOrFail()
    assert.include(line, { actor_kind: 'schedule', outcome: 'done' })
  })
})

/** SQLite stores them as a text. */
const detailsOf = ({ details }: { details: string | object }) =>
  typeof details === 'string' ? JSON.parse(details) : details
