import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/transact'
import WorkflowTemplate from '#app/templates/models/workflow_template'
import { fieldsOf } from '#app/templates/services/writing/template_rows'
import { changeStanding, changeTemplate } from '#app/templates/services/writing/write_template'
import { onBothDatabases } from '#tests/helpers/depth'
import { pageId, withWorkspace } from '#tests/helpers/notion_workspace'

const only = () =>
  WorkflowTemplate.query().where({ origin: 'notion', title: 'Page 1' }).firstOrFail()

/** Edits the first template, as an administrator does. */
async function editHere(content: string): Promise<void> {
  const template = await only()
  const fields = { ...fieldsOf(template), content }
  const author = { authorId: null, expected: null }
  await inTransaction((trx) => changeTemplate(template.id, fields, author, trx))
}

test.group('A template that was edited here', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  group.each.setup(async () => {
    workspace.current.addTemplate(1)
    await workspace.current.sync()
  })

  test('stays as it is while its page stays as it was', async ({ assert }) => {
    await editHere('Better')
    assert.include((await workspace.current.full()).counts, { unchanged: 1, conflict: 0 })
    assert.include(await only().then(fieldsOf), { content: 'Better' })
  })

  test('is a conflict once its page is edited too, and every sync of all pages says so', async ({
    assert,
  }) => {
    await editHere('Better')
    workspace.current.world.edit(pageId(1), { markdown: 'Other' })
    for (const mode of ['incremental', 'full', 'full'] as const) {
      const { counts, pages } = await workspace.current.sync({ mode })
      assert.include(counts, { conflict: 1, changed: 0 })
      assert.include(pages[0], { outcome: 'conflict', title: 'Page 1' })
    }
    assert.include(await only().then(fieldsOf), { content: 'Better' })
  })

  test('gets the text of its page where the administrator asks for it, and keeps its own as a version', async ({
    assert,
  }) => {
    await editHere('Better')
    workspace.current.world.edit(pageId(1), { markdown: 'Other' })
    const { counts } = await workspace.current.sync({ mode: 'full', replacesEdits: true })
    assert.include(counts, { conflict: 0, changed: 1 })
    const template = await only()
    assert.equal(template.content, 'Other')
    assert.equal(template.version, 3)
    workspace.current.world.edit(pageId(1), { markdown: 'Newer' })
    assert.include((await workspace.current.sync()).counts, { changed: 1, conflict: 0 })
  })

  for (const mode of ['full', 'incremental'] as const)
    test(`gets back the text of a page that nobody edited where the administrator asks for it in the mode ${mode}`, async ({
      assert,
    }) => {
      const { current } = workspace
      current.addTemplate(2)
      await current.full()
      const requests = () =>
        current.world.requests!.filter(({ path }) => path.endsWith('/markdown'))
      await editHere('Better')
      const before = requests().length
      const wish = { mode, replacesEdits: true }
      const promised = await current.sync({ ...wish, isDryRun: true })
      assert.include(promised.counts, { changed: 1, unchanged: 1 })
      assert.include(await only().then(fieldsOf), { content: 'Better' })
      const { counts } = await current.sync(wish)
      assert.deepEqual(counts, promised.counts)
      assert.include(await only().then(fieldsOf), { content: 'List what {{hall}} lacks.' })
      assert.lengthOf(requests(), before + 2)
      assert.include((await current.sync(wish)).counts, { changed: 0, unchanged: 2 })
    })

  test('comes back after it was deleted where the administrator asks for that', async ({
    assert,
  }) => {
    const { id } = await only()
    await inTransaction((trx) => changeStanding(id, { deletedAt: DateTime.utc() }, trx))
    const wish = { mode: 'full', replacesEdits: true } as const
    const promised = await workspace.current.sync({ ...wish, isDryRun: true })
    assert.include(promised.counts, { changed: 1 })
    assert.isNotNull((await only()).deletedAt)
    assert.include((await workspace.current.sync(wish)).counts, { changed: 1 })
    assert.isNull((await only()).deletedAt)
    assert.include((await workspace.current.sync(wish)).counts, { unchanged: 1 })
  })

  test('is no conflict any more once both say the same', async ({ assert }) => {
    await editHere('Better')
    workspace.current.world.edit(pageId(1), { markdown: 'Better' })
    assert.include((await workspace.current.sync()).counts, { unchanged: 1, conflict: 0 })
    workspace.current.world.edit(pageId(1), { markdown: 'Newer' })
    assert.include((await workspace.current.sync()).counts, { changed: 1, conflict: 0 })
  })

  test('stays deleted while its page stays as it was, and comes back only on request', async ({
    assert,
  }) => {
    const { id } = await only()
    const deleted = { deletedAt: DateTime.utc() }
    await inTransaction((trx) => changeStanding(id, deleted, trx))
    assert.include((await workspace.current.full()).counts, { unchanged: 1 })
    workspace.current.world.edit(pageId(1), { markdown: 'Other' })
    assert.include((await workspace.current.sync()).counts, { conflict: 1 })
    assert.isNotNull((await only()).deletedAt)
    await workspace.current.sync({ mode: 'full', replacesEdits: true })
    assert.isNull((await only()).deletedAt)
    assert.lengthOf(await db.from('workflow_templates').where('origin', 'notion'), 1)
  })
})
