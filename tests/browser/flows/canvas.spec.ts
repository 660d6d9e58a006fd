import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { barriers, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, through } from '#tests/functional/flows/flow_steps'

/** A flow of this person, opened as a canvas. */
async function openCanvas(page: Page, graph: FlowGraph): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Greet', graph })
  await page.goto(`/flow-builder/${id}?view=canvas`)
  await page.getByRole('toolbar', { name: 'Canvas tools' }).waitFor()
  return id
}

const steps = (page: Page): Locator =>
  page.locator('.react-flow__node-step, .react-flow__node-frame')
const edges = (page: Page): Locator => page.locator('.react-flow__edge')
const step = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`: ${name}(\\.|$)`) })
const isCount = (parts: Locator, count: number): Promise<void> =>
  parts.nth(count - 1).waitFor({ state: 'attached' })
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxAtRest(part)
  return { x: x + width / 2, y: y + height / 2 }
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x - 12, end.y + 4, { steps: 6 })
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

const port = (of: Locator, type: 'source' | 'target') => of.locator(`.react-flow__handle.${type}`)
const free = (page: Page) => page.locator('.react-flow__pane')

test.group('The canvas', (group) => {
  const desk = Desk.in(group)

  test('a flow of five steps is built by mouse, undone and done again', async ({ assert }) => {
    const page = await newcomer(desk)
    await openCanvas(page, EMPTY_GRAPH)
    assert.deepEqual(await barriers(page), [])
    for (const kind of ['Ask', 'AI prompt', 'Check', 'Format'])
      await page.getByRole('option', { name: kind, exact: true }).click()
    await page.getByRole('button', { name: 'Fit the flow to the screen (F)' }).click()
    await isCount(steps(page), 4)
    await isCount(edges(page), 3)
    await free(page).click({ position: { x: 600, y: 700 } })
    await page.getByRole('option', { name: 'Result', exact: true }).click()
    await isCount(steps(page), 5)
    await page.getByRole('button', { name: 'Hide the kinds of steps' }).click()
    await page.getByRole('button', { name: 'Fit the flow to the screen (F)' }).click()
    await drag(page, port(step(page, 'Format'), 'source').first(), step(page, 'Result'))
    await isCount(edges(page), 4)
    assert.deepEqual(await barriersByDayAndNight(page), [])
    for (let times = 0; times < 6; times++) await undo(page)
    await page.getByRole('heading', { name: 'Start with a step' }).waitFor()
    for (let times = 0; times < 6; times++) await page.keyboard.press('ControlOrMeta+y')
    await page.getByRole('button', { name: 'Fit the flow to the screen (F)' }).click()
    await isCount(steps(page), 5)
    await isCount(edges(page), 4)
  })

  test('steps are copied from one tab and pasted into a flow in another', async () => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    await step(page, 'hello').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByText('4 selected').waitFor()
    await page.keyboard.press('ControlOrMeta+c')
    await page.getByText('Copied 4 steps', { exact: true }).waitFor()
    const other = await page.context().newPage()
    await openCanvas(other, EMPTY_GRAPH)
    await other.getByRole('heading', { name: 'Start with a step' }).waitFor()
    await boxAtRest(other.locator('.react-flow__viewport'))
    await other.keyboard.press('ControlOrMeta+v')
    await isCount(steps(other), 4)
    await isCount(edges(other), 3)
    await other.getByText('4 selected').waitFor()
    await other.keyboard.press('Delete')
    await other.getByRole('heading', { name: 'Start with a step' }).waitFor()
  })

  test('a step is dragged to a place, and tidying up puts it in line again', async ({ assert }) => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    const before = await boxAtRest(step(page, 'hello'))
    await page.mouse.move(before.x + 60, before.y + 12)
    await page.mouse.down()
    await page.mouse.move(before.x + 61, before.y + 14)
    await page.mouse.move(before.x + 90, before.y + 140, { steps: 6 })
    await page.mouse.up()
    const after = await boxAtRest(step(page, 'hello'))
    assert.approximately(after.y - before.y, 126, 4)
    await page.getByRole('button', { name: 'Tidy up' }).click()
    await becomes(async () => {
      const [one, next] = [await boxAtRest(step(page, 'in')), await boxAtRest(step(page, 'hello'))]
      return Math.abs(one.y - next.y) < 2
    }, true)
    await undo(page)
    await undo(page)
    await page.getByRole('button', { name: 'Undo', disabled: true }).waitFor()
  })

  test('steps are connected by the menu, and a circle is refused', async () => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    await step(page, 'in').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Connect to…' }).click()
    await page.getByRole('option', { name: 'out' }).click()
    await isCount(edges(page), 4)
    await drag(page, port(step(page, 'hello'), 'source').first(), step(page, 'in'))
    await page.getByText('The steps would run in a circle').first().waitFor()
  })

  test('a comment is written right after the menu of its step', async () => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    await step(page, 'hello').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Comment' }).click()
    const comment = page.getByRole('textbox', { name: 'Comment' })
    await comment.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('For the team')
    await becomes(() => comment.inputValue(), 'For the team')
  })

  test('a step is added by typing, and the first hit is taken', async () => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    await step(page, 'hello').click()
    await page.keyboard.press('/')
    await page.locator('input[placeholder="Add a step"]:focus').waitFor()
    await page.keyboard.type('combine')
    await page.keyboard.press('Enter')
    await step(page, 'Combine').waitFor()
    await page.getByRole('button', { name: 'Fit the flow to the screen (F)' }).click()
    await isCount(steps(page), 5)
    await isCount(edges(page), 4)
  })

  test('a group is collapsed to one box and expanded again', async ({ assert }) => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    await step(page, 'hello').click()
    await step(page, 'wait').click({ modifiers: ['Shift'] })
    await page
      .getByRole('toolbar', { name: 'Selected steps' })
      .getByRole('button', { name: 'Group' })
      .click()
    await page.getByRole('button', { name: 'Collapse Group' }).click()
    await step(page, 'hello').waitFor({ state: 'detached' })
    await isCount(edges(page), 2)
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Expand Group' }).click()
    await step(page, 'hello').waitFor()
  })

  test('the canvas works on a phone', async ({ assert }) => {
    const page = await newcomer(desk, { width: 390 })
    await openCanvas(page, through(APPROVAL, 'approved'))
    await page.getByRole('button', { name: 'Add a step' }).click()
    await page.getByRole('option', { name: 'Format', exact: true }).click()
    await step(page, 'Format').waitFor()
    assert.deepEqual(await barriers(page), [])
  })
})
