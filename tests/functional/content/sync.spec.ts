import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { onBothDatabases } from '#tests/helpers/depth'
import {
  pageId,
  syncedState,
  TEMPLATES,
  templateValues,
  withWorkspace,
} from '#tests/helpers/notion_workspace'

const template = (title: string) =>
  db.from('workflow_templates').where({ title, origin: 'notion' }).first()

test.group('A sync with Notion', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  test('makes templates of pages, with their properties and their body', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1, {
      values: templateValues('Stock check', {
        Steps: {
          type: 'rich_text',
          value: '[{"title": "Count", "prompt": "Count {{hall}}."}, "Compare with {{Count}}."]',
        },
        Category: { type: 'select', value: 'Business Analysis' },
        Public: { type: 'checkbox', value: false },
      }),
    })
    const { row, counts } = await current.sync()
    assert.include(row, { state: 'succeeded', mode: 'full', error: null })
    assert.include(counts, { created: 1, faulty: 0 })
    const made = await template('Stock check')
    assert.include(made, { category: 'business-analysis', content: 'List what {{hall}} lacks.' })
    assert.isFalse(Boolean(made.is_public))
    const steps = typeof made.steps === 'string' ? JSON.parse(made.steps) : made.steps
    assert.deepEqual(steps, [
      { title: 'Count', prompt: 'Count {{hall}}.' },
      { title: 'Step 2', prompt: 'Compare with {{Count}}.' },
    ])
    const versions = await db.from('workflow_template_versions').where('template_id', made.id)
    assert.lengthOf(versions, 1)
  })

  test('makes guides of the pages of a second data source', async ({ assert }) => {
    const { current } = workspace
    current.addGuide(2)
    current.addGuide(1)
    current.addGuide(3, { markdown: 'See [this](javascript:alert(1)).' })
    const { counts, pages } = await current.sync()
    assert.include(counts, { created: 2, faulty: 1 })
    assert.deepEqual(pages.find(({ outcome }) => outcome === 'faulty')!.faults[0].field, 'Body')
    const guides = await db.from('guides').orderBy('position')
    assert.deepEqual(
      guides.map(({ id, body }) => [id, body]),
      [
        ['guide-1', '## Read\n\nIt.'],
        ['guide-2', '## Read\n\nIt.'],
      ]
    )
  })

  test('asks for no body of a page that nobody edited', async ({ assert }) => {
    const { current } = workspace
    for (let at = 1; at <= 130; at++) current.addTemplate(at)
    await current.sync()
    const before = await syncedState()
    assert.equal(await current.requestsOf(() => current.sync()), 2)
    assert.equal(await current.requestsOf(() => current.full()), 3)
    assert.deepEqual(await syncedState(), before)
    assert.lengthOf(await db.from('content_syncs'), 3)
  }).timeout(60_000)

  test('changes what was edited since, also where two edits fall into one minute', async ({
    assert,
  }) => {
    const { current } = workspace
    current.addTemplate(1)
    current.addTemplate(2)
    await current.sync()
    current.world.edit(pageId(1), { markdown: 'First edit' })
    const first = await current.sync()
    assert.include(first.row, { mode: 'incremental' })
    assert.include(first.counts, { changed: 1 })
    current.world.edit(pageId(1), { markdown: 'Second edit' })
    assert.include((await current.sync()).counts, { changed: 1 })
    const changed = await template('Page 1')
    assert.include(changed, { content: 'Second edit', version: 3 })
    const again = await current.sync()
    assert.include(again.counts, { changed: 0, unchanged: 1 })
  })

  test('archives what was removed, finds it only when it reads all, and takes it back', async ({
    assert,
  }) => {
    const { current } = workspace
    current.addTemplate(1)
    current.addTemplate(2)
    await current.sync()
    current.world.edit(pageId(1), { inTrash: true })
    assert.include((await current.sync()).counts, { archived: 0 })
    const { counts, pages } = await current.full()
    assert.include(counts, { archived: 1, unchanged: 1 })
    assert.include(pages[0], { title: 'Page 1', outcome: 'archived' })
    assert.isNotNull((await template('Page 1')).archived_at)
    assert.include((await current.full()).counts, { archived: 0 })
    current.world.edit(pageId(1), { inTrash: false })
    assert.include((await current.sync()).counts, { changed: 1 })
    const back = await template('Page 1')
    assert.isNull(back.archived_at)
    assert.equal(back.version, 1)
  })

  test('reports what is wrong by page and field, and syncs the rest', async ({ assert }) => {
    const { current } = workspace
    current.addTemplate(1, {
      values: templateValues('', {
        Category: { type: 'select', value: 'Nonsense' },
        Steps: { type: 'rich_text', value: '[{"title": "A"}]' },
        Variables: { type: 'rich_text', value: `${'['.repeat(5_000)}` },
      }),
    })
    current.addTemplate(2, { markdown: `a\0b` })
    current.addTemplate(3, { markdown: 'x'.repeat(20_001) })
    current.addTemplate(4, { markdown: '\ud800 <script>' })
    current.addTemplate(5, { isTruncated: true })
    current.addTemplate(6)
    const { counts, pages, row } = await current.sync()
    assert.equal(row.state, 'succeeded')
    assert.include(counts, { created: 1, faulty: 5 })
    const fieldsOf = (number: number) =>
      pages.find(({ page_id: id }) => id === pageId(number))!.faults.map(({ field }) => field)
    assert.deepEqual(fieldsOf(1), ['Title', 'Category', 'Steps', 'Variables'])
    for (const number of [2, 3, 4, 5]) assert.deepEqual(fieldsOf(number), ['Body'])
    current.world.edit(pageId(3), { markdown: 'Short' })
    assert.include((await current.sync()).counts, { created: 1 })
  })

  test('as a dry run says what would change, and changes nothing', async ({ assert }) => {
    const { current } = workspace
    for (const at of [1, 2, 3]) current.addTemplate(at)
    await current.sync()
    const before = await syncedState()
    current.world.edit(pageId(1), { markdown: 'Other' })
    current.world.edit(pageId(2), { inTrash: true })
    current.addTemplate(4)
    const dry = await current.sync({ mode: 'full', isDryRun: true })
    assert.include(dry.counts, { created: 1, changed: 1, archived: 1, unchanged: 1 })
    assert.deepEqual(await syncedState(), before)
    const { counts } = await current.full()
    assert.include(counts, { created: 1, changed: 1, archived: 1, unchanged: 1 })
  })

  test('reads properties under other names, and finds the title by its type', async ({
    assert,
  }) => {
    const { current } = workspace
    const { Title, Category, ...values } = templateValues('Named')
    current.addTemplate(1, { values: { ...values, Name: Title, Kind: Category } })
    const [templates, guides] = current.setup.sources
    const names = { ...templates.names, category: 'Kind', tags: '' }
    current.use({ sources: [{ ...templates, id: TEMPLATES.replaceAll('-', ''), names }, guides] })
    current.world.addSource(TEMPLATES.replaceAll('-', ''), 'The same')
    current.world.edit(pageId(1), { sourceId: TEMPLATES.replaceAll('-', '') })
    assert.include((await current.sync()).counts, { created: 1 })
    const made = await template('Named')
    assert.equal(made.category, 'operations')
    assert.deepEqual(typeof made.tags === 'string' ? JSON.parse(made.tags) : made.tags, [])
  })
})
