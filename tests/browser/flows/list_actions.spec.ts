import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { eventually } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, proNewcomer } from '#tests/browser/saved/own_data'
import { LISTED } from '#tests/functional/flows/listed_flow'

async function press(page: Page, target: Locator): Promise<void> {
  await target.first().focus()
  await page.keyboard.press('Enter')
}

async function atHello(page: Page, item: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'More for the step “hello”', exact: true }))
  await press(page, page.getByRole('menuitem', { name: item, exact: true }))
}

/** Writes into a field of the dialog, and sends it. */
async function answer(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await press(page, page.getByRole('dialog').locator('button[type=submit]'))
}

/** One of a menu alone, one whose dialog has a field, and one whose dialog has kinds of steps. */
const ONE_OF_EACH: [string, (page: Page) => Promise<void>][] = [
  ['duplicates a step', (page) => atHello(page, 'Duplicate')],
  [
    'sets the retries of a step',
    async (page) => {
      await atHello(page, 'Retries and time limit…')
      await answer(page, 'Retries', '3')
    },
  ],
  [
    'adds a step',
    async (page) => {
      await atHello(page, 'Add a step…')
      const kinds = page.getByRole('dialog')
      await press(page, kinds.getByRole('button', { name: 'Format', exact: true }))
    },
  ],
]

test.group('The list view of a flow', (group) => {
  const desk = Desk.in(group)

  test('carries commands out by keyboard alone, and keeps the focus', async ({ assert }) => {
    const page = await proNewcomer(desk)
    const flow = { title: 'Listed', graph: LISTED }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
    const kept = async () =>
      (await call<{ graph: FlowGraph }>(page, 'GET', `/api/flows/${id}`)).graph
    await page.goto(`/flow-builder/${id}?view=list`)
    await page.getByRole('button', { name: 'More for the step “hello”' }).waitFor()
    let before = LISTED
    for (const [does, perform] of ONE_OF_EACH) {
      await perform(page)
      await page.keyboard.press('ControlOrMeta+s')
      await eventually(async () => assert.notDeepEqual(await kept(), before, does))
      before = await kept()
      // A closing menu returns the focus in a later task.
      await eventually(async () => {
        const isLost = await page.evaluate(() => document.activeElement === document.body)
        assert.isFalse(isLost, `The focus is lost after it ${does}.`)
      })
    }
  })
})
