import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import {
  greeting,
  make,
  read,
  helloIn,
  textFile,
  draftSaved,
  openImport,
} from '#tests/browser/flows/versions_steps'
import { newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

test.group('A flow in two tabs', (group) => {
  const desk = Desk.in(group)

  /** Puts other steps into the flow of a tab, without saving them. */
  async function edit(page: Page, text: string): Promise<void> {
    const file = { format: 1, title: 'x', context: '', tags: [], graph: greeting(text) }
    await openImport(page)
    await page.getByLabel('Flow file').setInputFiles(textFile('x.json', JSON.stringify(file)))
    await page.getByRole('button', { name: 'Replace the steps' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  async function conflict(mine: Page, other: Page, [own, theirs]: [string, string]): Promise<void> {
    await edit(mine, own)
    await edit(other, theirs)
    desk.complaints.expect(/status of 409/)
    await other.keyboard.press('Control+s')
    await mine.keyboard.press('Control+s')
    await mine.getByRole('dialog', { name: 'This flow was changed elsewhere' }).waitFor()
  }

  test('asks which side counts where both changed the same, and sends nothing before', async ({
    assert,
  }) => {
    const mine = await newcomer(desk)
    const { id } = await make(mine, GREETING)
    const other = await mine.context().newPage()
    for (const page of [mine, other]) await page.goto(`/flow-builder/${id}?view=list`)
    await conflict(mine, other, ['Mine', 'Theirs'])
    const dialog = mine.getByRole('dialog')
    await dialog.getByText('Nothing else was changed.').waitFor()
    assert.isTrue(await dialog.getByRole('radio', { name: 'Mine' }).isChecked())
    assert.deepEqual(await barriersByDayAndNight(mine), [])
    await mine.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Theirs')
    await mine.getByRole('button', { name: 'Review changes' }).click()
    await dialog.getByText('Theirs', { exact: true }).first().click()
    await dialog.getByRole('button', { name: 'Apply choices' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Theirs')

    await conflict(mine, other, ['Mine again', 'Theirs again'])
    await Promise.all([
      draftSaved(mine),
      dialog.getByRole('button', { name: 'Use my changes' }).click(),
    ])
    await dialog.waitFor({ state: 'detached' })
    assert.equal(helloIn(await read(mine, id)), 'Mine again')
  })
})
