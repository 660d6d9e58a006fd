import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, GREETING, through } from '#tests/functional/flows/flow_steps'

async function openCanvas(page: Page, graph: FlowGraph): Promise<void> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Greet', graph })
  await page.goto(`/flow-builder/${id}?view=canvas`)
  await page.getByRole('toolbar', { name: 'Canvas tools' }).waitFor()
}

const steps = (page: Page): Locator => page.locator('.react-flow__node-step')
const step = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`: ${name}(\\.|$)`) })
const fit = (page: Page) =>
  page.getByRole('button', { name: 'Fit the flow to the screen (F)' }).click()

/** Whether the flow is whole in the canvas, with as much space at its left as at its right. */
const isCentered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const boxOf = (part: Element) => part.getBoundingClientRect()
    const canvas = boxOf(document.querySelector('.react-flow')!)
    const boxes = [...document.querySelectorAll('.react-flow__node-step')].map(boxOf)
    const left = Math.min(...boxes.map((box) => box.left)) - canvas.left
    const right = canvas.right - Math.max(...boxes.map((box) => box.right))
    return left > 0 && right > 0 && Math.abs(left - right) < 8
  })

test.group('The view of the canvas', (group) => {
  const desk = Desk.in(group)

  test('a flow that was fitted stays whole when the sidebar unfolds and folds', async () => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    await fit(page)
    await becomes(() => isCentered(page), true)
    await page.getByRole('button', { name: 'Unfold the sidebar' }).click()
    await becomes(() => isCentered(page), true)
    await page.getByRole('button', { name: 'Fold the sidebar', exact: true }).click()
    await becomes(() => isCentered(page), true)
  })

  test('steps that a person moved into view stay where they are when the palette opens', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await openCanvas(page, through(APPROVAL, 'approved'))
    await boxAtRest(step(page, 'hello'))
    const pane = (await page.locator('.react-flow__pane').boundingBox())!
    await page.mouse.move(pane.x + 500, pane.y + 600)
    await page.mouse.down()
    await page.mouse.move(pane.x + 620, pane.y + 560, { steps: 4 })
    await page.mouse.up()
    const before = await boxAtRest(step(page, 'hello'))
    await page.getByRole('button', { name: 'Add a step' }).click()
    await page.getByRole('option', { name: 'Ask', exact: true }).waitFor()
    const after = await boxAtRest(step(page, 'hello'))
    assert.approximately(after.x, before.x, 1)
    assert.approximately(after.y, before.y, 1)
  })

  test('a new step comes into view beside the one before it', async () => {
    const page = await newcomer(desk, { reducedMotion: 'reduce' })
    await openCanvas(page, EMPTY_GRAPH)
    for (const kind of ['Ask', 'AI prompt', 'Format', 'Result'])
      await page.getByRole('option', { name: kind, exact: true }).click()
    await becomes(() => areSeen(page, ['Format', 'Result']), true)
  })

  test('a step that is added moves the canvas only as far as it must, and never scales it', async () => {
    const page = await newcomer(desk, { reducedMotion: 'reduce' })
    await openCanvas(page, GREETING)
    await becomes(() => areSeen(page, ['in', 'hello', 'out']), true)
    const before = await boxAtRest(step(page, 'hello'))
    await step(page, 'hello').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Add step after…' }).click()
    await page.getByRole('option', { name: 'Format', exact: true }).click()
    await becomes(() => areSeen(page, ['hello', 'Format']), true)
    await becomes(() => boxAtRest(step(page, 'hello')), before)
  })

  test('a port can be grabbed within 24 px at about half the size', async ({ assert }) => {
    const page = await newcomer(desk, { reducedMotion: 'reduce' })
    await openCanvas(page, through(APPROVAL, 'approved'))
    await fit(page)
    const zoom = page.getByText(/^\d+%$/)
    while (Number.parseInt(await zoom.first().innerText(), 10) > 55) {
      const before = await zoom.first().innerText()
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await becomes(async () => (await zoom.first().innerText()) !== before, true)
    }
    const port = step(page, 'hello').locator('.react-flow__handle.source').first()
    await becomes(() => port.evaluate(isGrabbedAround), true)
    assert.equal(await steps(page).count(), 4)
  })

  test('the exit after an error says what it is', async ({ assert }) => {
    const page = await newcomer(desk)
    await openCanvas(page, GREETING)
    const exit = page.getByRole('img', { name: 'Exit of hello after an error' })
    assert.match((await exit.getAttribute('title'))!, /^If this step fails/)
  })

  test('the list of kinds opens beside the button that a key has pressed', async ({ assert }) => {
    const page = await newcomer(desk)
    await openCanvas(page, EMPTY_GRAPH)
    const button = page.getByRole('button', { name: 'Choose another step' })
    await button.press('Enter')
    const list = page.getByRole('dialog').getByRole('listbox')
    await list.waitFor()
    const [to, from] = [await boxAtRest(list), await boxAtRest(button)]
    assert.isAbove(to.x + to.width, from.x)
    assert.isAbove(to.y + to.height, from.y)
  })

  test('the focus stays in the flow when notes and groups go, fold or get a name', async () => {
    const page = await newcomer(desk)
    const graph = carryOut(carryOut(GREETING, { type: 'add-note', text: 'To do' }), {
      ...{ type: 'group-steps', ids: ['in', 'hello'], name: 'Both' },
    })
    await openCanvas(page, graph)
    await fit(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const press = async (name: string) => {
      // Any key lets go of the focus that is being held.
      await page.keyboard.press('Shift')
      await button(name).focus()
      await page.keyboard.press('Enter')
    }
    await press('Both')
    await page.keyboard.press('Escape')
    await button('Both').and(page.locator(':focus')).waitFor()
    await press('Collapse Both')
    await button('Expand Both').and(page.locator(':focus')).waitFor()
    await press('Expand Both')
    await button('Collapse Both').and(page.locator(':focus')).waitFor()
    const flow = page.getByRole('region', { name: 'Flow', exact: true }).and(page.locator(':focus'))
    await press('Ungroup Both')
    await flow.waitFor()
    await press('Remove the note')
    await flow.waitFor()
  })
})

const areSeen = (page: Page, names: string[]): Promise<boolean> =>
  page.evaluate((wanted) => {
    const canvas = document.querySelector('.react-flow')!.getBoundingClientRect()
    return wanted.every((name) =>
      [...document.querySelectorAll('.react-flow__node-step')].some((node) => {
        const { left, right } = node.getBoundingClientRect()
        const isNamed = node.textContent.includes(name)
        return isNamed && left >= canvas.left && right <= canvas.right
      })
    )
  }, names)

/** Whether the pointer reaches a port along 24 px in both directions; a half pixel at each end may be rounded away. */
function isGrabbedAround(port: Element): boolean {
  const { left, top, width, height } = port.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const offsets = Array.from({ length: 81 }, (_, at) => at - 40)
  const isHit = (at: number, from: number) => port.contains(document.elementFromPoint(at, from))
  const across = offsets.filter((offset) => isHit(x + offset, y)).length
  const down = offsets.filter((offset) => isHit(x, y + offset)).length
  return across >= 23 && down >= 23
}
