import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

const format = (id: string, text: string) => node(id, 'format', { text, as: 'text' })

/** Two steps and the result use the first one, and nobody uses the last one. */
const FLOW = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    format('facts', 'About {{who}}'),
    format('letter', 'From {{facts}} to {{who}}'),
    format('spare', 'Nothing'),
    node('out', 'result', { value: '{{facts}} {{letter}}', title: 'Out', formats: [] }),
  ],
  edges: [
    edge('in', 'facts'),
    edge('facts', 'letter'),
    edge('letter', 'spare'),
    edge('spare', 'out'),
  ],
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Remove / })
const row = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true }).getByRole('button')

test.group('A step that is removed', (group) => {
  const desk = Desk.in(group)

  async function open(view: 'list' | 'canvas') {
    const page = await newcomer(desk)
    const body = { title: 'Used', graph: FLOW }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', body)
    await page.goto(`/flow-builder/${id}?view=${view}`)
    return page
  }

  test('says first who uses it, then names each place with a repair, and Undo restores all', async ({
    assert,
  }) => {
    const page = await open('list')
    await row(page, 'facts').focus()
    await page.keyboard.press('Delete')
    await dialog(page).getByText('“letter” uses facts.').waitFor()
    await dialog(page).getByText('The result “out” shows facts.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.keyboard.press('Escape')
    await row(page, 'facts').waitFor()
    await page.keyboard.press('Delete')
    await dialog(page).getByRole('button', { name: 'Remove anyway' }).click()
    await row(page, 'facts').waitFor({ state: 'detached' })
    const problem = (name: string) =>
      page.getByText(`"${name}" uses facts, but no step or field has that name.`).first()
    for (const name of ['letter', 'out']) await problem(name).waitFor()
    const repair = page.getByRole('button', { name: /"letter" uses “facts”/ }).first()
    await repair.click()
    await problem('letter').waitFor({ state: 'detached' })
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await row(page, 'facts').waitFor()
    await problem('out').waitFor({ state: 'detached' })
  })

  test('goes at once where nobody uses it', async ({ assert }) => {
    const page = await open('list')
    await row(page, 'spare').focus()
    await page.keyboard.press('Delete')
    await row(page, 'spare').waitFor({ state: 'detached' })
    assert.equal(await dialog(page).count(), 0)
  })

  test('on the canvas asks too, and keeps it where the answer is no', async () => {
    const page = await open('canvas')
    const step = page.locator('.react-flow__node').filter({ hasText: 'About' })
    await step.click()
    await page.keyboard.press('Delete')
    await dialog(page).getByRole('button', { name: 'Keep' }).click()
    await step.waitFor()
    await step.click()
    await page.keyboard.press('Delete')
    await dialog(page).getByRole('button', { name: 'Remove anyway' }).click()
    await step.waitFor({ state: 'detached' })
  })
})
