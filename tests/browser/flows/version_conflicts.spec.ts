import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriers } from '#tests/browser/helpers/barriers'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { Desk } from '#tests/browser/helpers/desk'
import {
  draftSaved,
  greeting,
  helloIn,
  make,
  openImport,
  read,
  save,
  textFile,
} from '#tests/browser/flows/versions_steps'
import { holdBack, newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

/** The greeting with another text and another title of its result. */
const titled = (text: string): FlowGraph => {
  const graph = greeting(text)
  const [result] = graph.nodes.filter(({ kind }) => kind === 'result')
  const changed = { ...result, settings: { ...result.settings, title: text } }
  return { ...graph, nodes: graph.nodes.map((one) => (one === result ? changed : one)) }
}

test.group('A flow in two tabs', (group) => {
  const desk = Desk.in(group)

  /** Puts other steps into the flow of a tab, without saving them. */
  async function edit(page: Page, graph: FlowGraph): Promise<void> {
    const file = { format: 1, title: 'x', context: '', tags: [], graph }
    await openImport(page)
    await page.getByLabel('Flow file').setInputFiles(textFile('x.json', JSON.stringify(file)))
    await page.getByRole('button', { name: 'Replace the steps' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  async function conflict(
    mine: Page,
    other: Page,
    [own, theirs]: [FlowGraph, FlowGraph]
  ): Promise<void> {
    const release = await holdBack(mine, '**/draft')
    await edit(mine, own)
    await edit(other, theirs)
    desk.complaints.expect(/status of 409/)
    await save(other)
    await mine.keyboard.press('Control+s')
    await release()
    await mine.getByRole('dialog', { name: 'This flow was changed elsewhere' }).waitFor()
  }

  test('asks which side counts where both changed the same, and sends nothing before', async ({
    assert,
  }) => {
    const mine = await newcomer(desk)
    const { id } = await make(mine, GREETING)
    const other = await mine.context().newPage()
    for (const page of [mine, other]) await page.goto(`/flow-builder/${id}?view=list`)
    await conflict(mine, other, [greeting('Mine'), greeting('Theirs')])
    const dialog = mine.getByRole('dialog')
    await dialog.getByText('Nothing else was changed.').waitFor()
    assert.isTrue(await dialog.getByRole('radio', { name: 'Mine' }).isChecked())
    assert.deepEqual(await barriers(mine), [])
    await mine.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Theirs')
    await mine.getByRole('button', { name: 'Review changes' }).click()
    await dialog.getByText('Theirs', { exact: true }).first().click()
    await dialog.getByRole('button', { name: 'Apply choices' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Theirs')

    await conflict(mine, other, [titled('Mine again'), titled('Theirs again')])
    await dialog.getByRole('button', { name: 'Choose theirs everywhere' }).click()
    assert.equal(await dialog.getByRole('radio', { name: 'Theirs', checked: true }).count(), 2)
    await dialog.getByRole('button', { name: 'Choose mine everywhere' }).click()
    assert.deepEqual(await barriers(mine), [])
    await Promise.all([
      draftSaved(mine),
      dialog.getByRole('button', { name: 'Apply choices' }).click(),
    ])
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual((await read(mine, id)).graph, titled('Mine again'))
  })
})
