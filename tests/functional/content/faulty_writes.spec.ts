import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { TARGETS } from '#app/content/services/sync/sync_targets'
import { SyncStopped } from '#app/content/services/sync/sync_work'
import { DatabaseBusy } from '#app/core/dialects/database_busy'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'
import { pageId, syncedState, withWorkspace } from '#tests/helpers/notion_workspace'

const target = TARGETS.templates

test.group('A page that cannot be written', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)
  const { create, archive } = target
  group.each.teardown(() => void Object.assign(target, { create, archive }))

  test('is a fault of that page, and the others are synced', async ({ assert }) => {
    const { current } = workspace
    for (const at of [1, 2, 3]) current.addTemplate(at)
    target.create = async (fields, page, trx) => {
      if (page === pageId(2)) await trx.table('workflow_templates').insert({ no_such_column: 1 })
      return create(fields, page, trx)
    }
    const { row, counts, pages } = await current.sync()
    assert.include(row, { state: 'succeeded' })
    assert.include(counts, { created: 2, faulty: 1 })
    const faulty = pages.find(({ outcome }) => outcome === 'faulty')!
    assert.include(faulty, { page_id: pageId(2), title: 'Page 2' })
    assert.include(faulty.faults[0].message, 'an error in Hone')
    Object.assign(target, { create })
    assert.include((await current.full()).counts, { created: 1, unchanged: 2 })
  })

  test('is tried again where the database was only busy', async ({ assert }) => {
    const { current } = workspace
    for (const at of [1, 2]) current.addTemplate(at)
    let left = 2
    target.create = async (fields, page, trx) => {
      if (left-- > 0) throw new DatabaseBusy()
      return create(fields, page, trx)
    }
    const { row, counts } = await current.sync()
    assert.include(row, { state: 'succeeded' })
    assert.include(counts, { created: 2, faulty: 0 })
  })

  test('does not hide that the sync was stopped', async ({ assert }) => {
    const { current } = workspace
    for (const at of [1, 2]) current.addTemplate(at)
    target.create = () => {
      throw new SyncStopped()
    }
    const id = await current.begin()
    await until(async () => !(await db.from('jobs').where('name', 'sync_content').first()))
    assert.lengthOf(await db.from('content_sync_pages').where('sync_id', id), 0)
    assert.lengthOf((await syncedState()).pages, 0)
  })

  test('stays as it is where what became of it cannot be archived', async ({ assert }) => {
    const { current } = workspace
    for (const at of [1, 2]) current.addTemplate(at)
    await current.sync()
    for (const at of [1, 2]) current.world.edit(pageId(at), { inTrash: true })
    const { id } = await db.from('workflow_templates').where('title', 'Page 1').firstOrFail()
    target.archive = (of, isArchived, trx) => {
      if (of === id) throw new Error('It broke.')
      return archive(of, isArchived, trx)
    }
    assert.include((await current.full()).counts, { archived: 1, faulty: 1 })
    Object.assign(target, { archive })
    assert.include((await current.full()).counts, { archived: 1, faulty: 0 })
  })
})
