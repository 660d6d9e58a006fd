import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { contentSyncJob } from '#app/content/services/sync/run_sync'
import { TARGETS } from '#app/content/services/sync/sync_targets'
import { retryJob } from '#app/core/jobs/retry_job'
import { findSyncReport } from '#app/content/services/sync/find_sync_report'
import { requireSync } from '#app/content/services/sync/sync_rows'
import { onBothDatabases } from '#tests/helpers/depth'
import { GUIDES, pageId, TEMPLATES, withWorkspace } from '#tests/helpers/notion_workspace'
import { until } from '#tests/helpers/until'

const NAMES = { templates: TEMPLATES, guides: GUIDES }

const failedJob = () =>
  until(() => db.from('jobs').where({ name: contentSyncJob.name, state: 'failed' }).first())

test.group('A sync that could not read one of its data sources', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  for (const [kind, other] of [
    ['templates', 'guides'],
    ['guides', 'templates'],
  ] as const)
    test(`syncs the ${other} where that of the ${kind} is gone, and says what failed`, async ({
      assert,
    }) => {
      const { current } = workspace
      current.addTemplate(1)
      current.addGuide(2)
      current.world.sources.get(NAMES[kind])!.isDeleted = true
      const { row, counts } = await current.full()
      assert.include(row, { state: 'failed', failure: 'missing' })
      assert.include(row.error!, `data source of ${kind}`)
      assert.include(counts, { created: 1 })
      current.world.sources.get(NAMES[kind])!.isDeleted = false
      const next = await current.sync()
      assert.include(next.row, { state: 'succeeded', mode: 'full' })
      assert.include(next.counts, { created: 1, unchanged: 1 })
    })

  test('gives the reason that came first where both are gone', async ({ assert }) => {
    const { current } = workspace
    for (const source of current.world.sources.values()) source.isDeleted = true
    const { row } = await current.full()
    assert.include(row.error!, 'data source of templates')
  })
})

test.group('A sync that was given up', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)
  const { find } = TARGETS.templates
  const { retries } = contentSyncJob
  group.each.setup(() => void (contentSyncJob.retries = { ...retries, most: 0 }))
  group.each.teardown(() => {
    contentSyncJob.retries = retries
    TARGETS.templates.find = find
  })

  /** Syncs two of four pages before, and gives up at the third, which was edited. */
  async function giveUp(): Promise<string> {
    const { current } = workspace
    for (const at of [1, 2, 3]) current.addTemplate(at)
    await current.sync()
    current.world.edit(pageId(2), { markdown: 'New' })
    current.world.edit(pageId(3), { markdown: 'New' })
    current.addTemplate(4)
    let reads = 0
    TARGETS.templates.find = (id, trx) => {
      if (++reads > 1) throw Object.assign(new Error('Damaged.'), { code: 'SQLITE_CORRUPT' })
      return find(id, trx)
    }
    const { row, counts } = await current.full()
    assertGivenUp(row)
    if (counts.changed !== 1 || counts.unchanged !== 1) throw new Error(JSON.stringify(counts))
    return row.id
  }

  function assertGivenUp({ state, failure }: { state: string; failure: string | null }) {
    if (state !== 'failed' || failure !== 'internal') throw new Error(`${state} ${failure}`)
  }

  test('says how many pages had each outcome, and keeps what it reported', async ({ assert }) => {
    const id = await giveUp()
    const row = await requireSync(id)
    assert.include(JSON.parse(row.counts!), { changed: 1, unchanged: 1 })
    const unchanged = { sync_id: id, outcome: 'unchanged' }
    assert.lengthOf(await db.from('content_sync_pages').where(unchanged), 0)
  })

  test('runs again when an administrator retries its job', async ({ assert }) => {
    const id = await giveUp()
    TARGETS.templates.find = find
    await retryJob((await failedJob()).id)
    const row = await until(
      () => requireSync(id),
      ({ state }) => state === 'succeeded'
    )
    assert.include(row, { failure: null, error: null })
    const { counts, pages } = await findSyncReport(row)
    assert.include(counts, { changed: 2, created: 1, unchanged: 1 })
    assert.lengthOf(pages, 3)
    await until(async () => !(await db.from('jobs').where('name', contentSyncJob.name).first()))
  })

  test('is given up again, with its job, when the retry fails too', async ({ assert }) => {
    const id = await giveUp()
    await retryJob((await failedJob()).id)
    await until(
      () => requireSync(id),
      ({ state, ended_ms: ended }) => state === 'failed' && ended !== null
    )
    assert.equal((await failedJob()).error, 'Damaged.')
    assertGivenUp(await requireSync(id))
  })
})
