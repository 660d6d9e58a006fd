import { test } from '@japa/runner'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import {
  CHANGED,
  make,
  read,
  textFile,
  save,
  exported,
  openImport,
} from '#tests/browser/flows/versions_steps'
import { newcomer } from '#tests/browser/saved/own_data'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { GREETING, node } from '#tests/functional/flows/flow_steps'

/** A flow of many steps. */
const LONG: FlowGraph = {
  ...GREETING,
  nodes: [
    ...GREETING.nodes.slice(0, 2),
    ...Array.from({ length: 30 }, (_, at) =>
      node(`more${at}`, 'format', { text: `{{hello}} ${at}`, as: 'text' })
    ),
    GREETING.nodes[2],
  ],
}

test.group('The file of a flow', (group) => {
  const desk = Desk.in(group)

  test('gives the same flow again, as a new flow and in the place of another', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, CHANGED)
    await page.goto(`/flow-builder/${id}`)
    const content = await exported(page)
    await page.goto('/my-workflows')
    await page.getByRole('button', { name: 'Import a file' }).click()
    await page.getByLabel('Flow file').setInputFiles(textFile('greet.json', content))
    await page.getByRole('dialog').getByRole('heading', { name: 'Greet' }).waitFor()
    await page.getByText('A new flow of this file will be called “Greet (2)”.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Create a new flow' }).click()
    await page.waitForURL((url) => /flow-builder\/.+/.test(url.pathname))
    const copy = await read(page, new URL(page.url()).pathname.split('/').at(-1)!)
    assert.notEqual(copy.id, id)
    assert.deepEqual(copy.graph, CHANGED)
    assert.include(copy, { title: 'Greet (2)', context: 'For new members' })
    assert.equal(
      await exported(page, 'greet-2.flow.json'),
      content.replace('"Greet"', '"Greet (2)"')
    )

    const other = await make(page, GREETING, 'Other')
    await page.goto(`/flow-builder/${other.id}`)
    await openImport(page)
    await page.getByLabel('Flow file').setInputFiles(textFile('greet.json', content))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Changed text of “hello”.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await dialog.getByRole('button', { name: 'Replace the steps' }).click()
    await save(page)
    assert.deepEqual((await read(page, other.id)).graph, CHANGED)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await save(page)
    assert.deepEqual((await read(page, other.id)).graph, GREETING)
  })

  test('is refused in sentences where it is broken, huge or of a later version', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}`)
    await openImport(page)
    const refused = async (content: string, sentence: RegExp) => {
      await page.getByLabel('Flow file').setInputFiles(textFile('flow.json', content))
      await page.getByRole('alert').getByText(sentence).first().waitFor()
      assert.equal(await page.getByRole('button', { name: 'Replace the steps' }).count(), 0)
    }
    await refused('{"format": 1, ', /The file is damaged, or was not exported from Hone/)
    await refused('{"format": 99}', /The file has format 99/)
    await refused(JSON.stringify({ format: 1, title: 'x' }), /The flow in the file is missing/)
    await refused(' '.repeat(2_500_000), /The file is too large/)
    assert.deepEqual(await barriers(page), [])
    assert.deepEqual((await read(page, id)).graph, GREETING)
  })

  test('is accepted without scrolling however long it is, and once it was corrected', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page.getByRole('button', { name: 'Import a file' }).click()
    const choose = (graph: object) =>
      page
        .getByLabel('Flow file')
        .setInputFiles(
          textFile(
            'flow.json',
            JSON.stringify({ format: 1, title: 'Long', context: '', tags: [], graph })
          )
        )
    const { notes, ...broken } = LONG
    await choose(broken)
    await page.getByRole('alert').getByText('The list of notes is missing.').waitFor()
    await page.getByText('Choose another file, or correct this one').waitFor()
    await choose({ ...broken, notes })
    await page.getByRole('heading', { name: 'Long' }).waitFor()
    assert.equal(await page.getByRole('alert').count(), 0)
    const accept = page.getByRole('button', { name: 'Create a new flow' })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      // Nothing of the long list shows below it.
      const below = await accept.evaluate((button) => {
        const sheet = button.closest('[role=dialog]')!.getBoundingClientRect()
        const { right, bottom } = button.getBoundingClientRect()
        const beneath = document.elementFromPoint(right - 4, sheet.bottom - 4)
        return { isInside: bottom < sheet.bottom, isBare: beneath === button.parentElement }
      })
      assert.deepEqual(below, { isInside: true, isBare: true }, `${width}`)
      assert.isTrue(
        await accept.evaluate((button) => {
          const { x, y, width: wide, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(x + wide / 2, y + height / 2))
        })
      )
    }
    assert.deepEqual(await barriers(page), [])
    await accept.click()
    await page.waitForURL(/flow-builder\/./)
  })
})
