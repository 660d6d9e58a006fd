import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { onBothDatabases } from '#tests/helpers/depth'
import {
  GUIDES,
  guideValues,
  pageId,
  TEMPLATES,
  templateValues,
  withWorkspace,
} from '#tests/helpers/notion_workspace'

type Kind = 'templates' | 'guides'

const SOURCES = { templates: TEMPLATES, guides: GUIDES }
const VALUES = { templates: templateValues('Moved'), guides: guideValues('Moved') }
const WAYS: [from: Kind, to: Kind][] = [
  ['templates', 'guides'],
  ['guides', 'templates'],
]

/** Whether what became of the page is to be seen, by kind. */
async function shown(): Promise<Record<Kind, boolean[]>> {
  const templates = await db.from('workflow_templates').where({ title: 'Moved', origin: 'notion' })
  const guides = await db.from('guides').where('title', 'Moved')
  return {
    templates: templates.map(({ archived_at: at }) => at === null),
    guides: guides.map(({ is_archived: is }) => !is),
  }
}

test.group('A page that moves to the other data source', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  const addIn = (kind: Kind) => {
    const { current } = workspace
    const page = { values: VALUES[kind] }
    if (kind === 'templates') current.addTemplate(1, page)
    else current.addGuide(1, page)
  }
  const moveTo = (kind: Kind) =>
    workspace.current.world.edit(pageId(1), { sourceId: SOURCES[kind], values: VALUES[kind] })

  for (const [from, to] of WAYS)
    for (const mode of ['full', 'incremental'] as const)
      test(`from ${from} to ${to} is archived there and created here by a sync in the mode ${mode}`, async ({
        assert,
      }) => {
        const { current } = workspace
        addIn(from)
        current.addTemplate(2)
        await current.sync()
        moveTo(to)
        const promised = await current.sync({ mode, isDryRun: true })
        const { row, counts, pages } = await current.sync({ mode })
        assert.include(row, { state: 'succeeded', error: null })
        assert.include(counts, { created: 1, archived: 1, faulty: 0 })
        assert.deepEqual(promised.counts, counts)
        assert.sameMembers(
          pages.map(({ source, outcome }) => `${source} ${outcome}`),
          [`${from} archived`, `${to} created`]
        )
        assert.deepEqual(await shown(), { [from]: [false], [to]: [true] } as never)
        assert.include((await current.full()).counts, { unchanged: 2, archived: 0, created: 0 })
      })

  test('and back again is the same template and the same guide', async ({ assert }) => {
    const { current } = workspace
    addIn('templates')
    await current.sync()
    for (const kind of ['guides', 'templates', 'guides'] as const) {
      moveTo(kind)
      assert.include((await current.sync()).row, { state: 'succeeded' })
    }
    assert.deepEqual(await shown(), { templates: [false], guides: [true] })
    moveTo('templates')
    const { counts } = await current.full()
    assert.include(counts, { archived: 1, changed: 1, created: 0 })
    assert.deepEqual(await shown(), { templates: [true], guides: [false] })
  })

  test('while a sync reads is archived where it was', async ({ assert }) => {
    const { current } = workspace
    addIn('templates')
    current.addTemplate(2)
    current.world.disturb = ({ path }) => {
      if (path.includes(pageId(2))) moveTo('guides')
      return null
    }
    assert.include((await current.full()).row, { state: 'succeeded' })
    assert.deepEqual(await shown(), { templates: [false], guides: [true] })
  })

  test('is read in both where both names are of one data source', async ({ assert }) => {
    const { current } = workspace
    addIn('templates')
    const [templates, guides] = current.setup.sources
    current.use({ sources: [templates, { ...guides, id: TEMPLATES }] })
    for (let round = 0; round < 2; round++) {
      const { row, counts } = await current.full()
      assert.include(row, { state: 'succeeded' })
      assert.include(counts, { archived: 0, faulty: 0 })
    }
    assert.deepEqual(await shown(), { templates: [true], guides: [true] })
  })
})
