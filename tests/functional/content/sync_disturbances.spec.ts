import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Disturbance, WorldRequest } from '#app/content/sandbox/world'
import { onBothDatabases } from '#tests/helpers/depth'
import {
  pageId,
  syncedState,
  TEMPLATES,
  templateValues,
  withWorkspace,
} from '#tests/helpers/notion_workspace'

/** Disturbs every request that fits, the first so many times. */
function first(times: number, disturbance: Disturbance, fits = (_: WorldRequest) => true) {
  let left = times
  return (request: WorldRequest) => (fits(request) && left-- > 0 ? disturbance : null)
}

const isBody = ({ path }: WorldRequest) => path.endsWith('/markdown')

const FLEETING: [name: string, disturbance: Disturbance][] = [
  ['a rate limit', { kind: 'limited', retryAfter: '0' }],
  ['a rate limit that says nothing', { kind: 'limited', retryAfter: null }],
  ['an error of the service', { kind: 'status', status: 503, code: 'service_unavailable' }],
  ['a time-out', { kind: 'silent' }],
  ['an answer that is cut', { kind: 'cut' }],
]

test.group('A sync with a workspace that does not answer well', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  for (const [name, disturbance] of FLEETING)
    test(`asks again after ${name}`, async ({ assert }) => {
      const { current } = workspace
      for (const at of [1, 2, 3]) current.addTemplate(at)
      current.use({ timeoutMs: disturbance.kind === 'silent' ? 200 : 2_000 })
      current.world.disturb = first(2, disturbance)
      assert.include((await current.sync()).counts, { created: 3, faulty: 0 })
      current.world.disturb = first(1, disturbance, isBody)
      current.world.edit(pageId(2), { markdown: 'Edited' })
      assert.include((await current.sync()).counts, { changed: 1 })
    })

  test('waits as long as Retry-After says', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1)
    current.world.disturb = first(1, { kind: 'limited', retryAfter: '1' })
    await current.sync()
    const [one, two] = current.world.requests!
    assert.isAtLeast(two.atMs - one.atMs, 990)
  })

  test('sends no more requests in a second than it may', async ({ assert }) => {
    const { current } = workspace
    for (let at = 1; at <= 12; at++) current.addTemplate(at)
    current.use({ rate: 20 })
    await current.sync()
    const times = current.world.requests!.map(({ atMs }) => atMs)
    assert.isAtLeast(times.at(-1)! - times[0], ((times.length - 1) * 1000) / 20 - 20)
  })

  test('fails with a sentence, keeps what it wrote, and goes on next time', async ({ assert }) => {
    const { current } = workspace
    for (const at of [1, 2, 3]) current.addTemplate(at)
    const last = (request: WorldRequest) => request.path.includes(pageId(3))
    current.world.disturb = first(
      99,
      { kind: 'status', status: 500, code: 'internal_server_error' },
      last
    )
    const failed = await current.sync()
    assert.include(failed.row, { state: 'failed', failure: 'unavailable' })
    assert.include(failed.row.error!, 'Notion did not answer.')
    assert.include(failed.counts, { created: 2 })
    current.world.disturb = () => null
    const { row, counts } = await current.sync()
    assert.include(row, { state: 'succeeded', mode: 'full' })
    assert.include(counts, { created: 1, unchanged: 2 })
  })

  test('says that the token is revoked, and archives nothing', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1)
    await current.sync()
    const before = await syncedState()
    current.world.token = null
    const { row } = await current.full()
    assert.include(row, { state: 'failed', failure: 'unauthorized' })
    assert.include(row.error!, 'Notion does not accept the token.')
    assert.deepEqual(await syncedState(), before)
  })

  test('says that the data source is gone, and archives nothing', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1)
    await current.sync()
    const before = await syncedState()
    current.world.sources.get(TEMPLATES)!.isDeleted = true
    const { row } = await current.full()
    assert.include(row, { state: 'failed', failure: 'missing' })
    assert.include(row.error!, 'NOTION_TEMPLATES_SOURCE')
    assert.deepEqual(await syncedState(), before)
  })

  test('says which property was renamed, and empties no field', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1)
    await current.sync()
    const before = await syncedState()
    current.world.rename(TEMPLATES, 'Description', 'Summary')
    const { row } = await current.full()
    assert.include(row, { state: 'failed', failure: 'renamed' })
    assert.include(row.error!, '"Description"')
    assert.deepEqual(await syncedState(), before)
    current.world.rename(TEMPLATES, 'Summary', 'Description')
    assert.include((await current.full()).row, { state: 'succeeded' })
  })

  test('asks for a page by itself where the list shows only a part of it', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1)
    current.addTemplate(2)
    current.world.disturb = first(1, { kind: 'partial' }, ({ path }) => path.endsWith('/query'))
    assert.include((await current.sync()).counts, { created: 2 })
  })

  test('asks before it archives a page that the list leaves out', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1)
    current.addTemplate(2)
    await current.sync()
    const pagesOf = current.world.pagesOf.bind(current.world)
    current.world.pagesOf = (...args) => pagesOf(...args).filter(({ id }) => id !== pageId(2))
    assert.include((await current.full()).counts, { archived: 0, unchanged: 2 })
  })

  test('stops when it is told to, and writes nothing more', async ({ assert }) => {
    const { stopSync } = await import('#app/content/services/sync/stop_sync')
    const { current } = workspace
    for (let at = 1; at <= 20; at++)
      current.addTemplate(at, { values: templateValues(`Stopped ${at}`) })
    let stopping: Promise<void> | undefined
    let id = ''
    current.world.disturb = ({ path }) => {
      if (path.includes(pageId(8))) stopping ??= stopSync(id)
      return null
    }
    current.use({ rate: 50 })
    id = await current.begin()
    const { awaitSync } = await import('#app/content/services/sync/follow_sync')
    const row = await awaitSync(id, new AbortController().signal)
    await stopping
    assert.equal(row.state, 'canceled')
    const made = await db.from('workflow_templates').where('origin', 'notion')
    assert.isBelow(made.length, 20)
    assert.include((await current.sync()).row, { state: 'succeeded', mode: 'full' })
    assert.lengthOf(await db.from('workflow_templates').where('origin', 'notion'), 20)
  })
})
