import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

/** Steps one after another, the first of which asks. */
function chainOf(count: number): FlowGraph {
  const [ask] = GREETING.nodes
  const texts = Array.from({ length: count - 1 }, (_, at) =>
    node(`letter-${at + 1}`, 'format', { text: 'Hello {{who}}', as: 'text' })
  )
  const nodes = [ask, ...texts]
  return {
    ...GREETING,
    nodes,
    edges: texts.map(({ id }, at) => edge(nodes[at].id, id)),
  }
}

/** The same in one line, as a person has left it, with the first steps in a group. */
const inOneLine = (graph: FlowGraph): FlowGraph => ({
  ...graph,
  nodes: graph.nodes.map((step, at) => ({
    ...step,
    position: { x: (at % 17) * 324, y: Math.floor(at / 17) * 900 },
    ...(at > 0 && at < 4 && { group: 'first' }),
  })),
  groups: [{ id: 'first', name: 'First letters', isCollapsed: false }],
})

async function openCanvas(page: Page, graph: FlowGraph): Promise<void> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Greet', graph })
  await page.goto(`/flow-builder/${id}?view=canvas`)
  await page.getByRole('toolbar', { name: 'Canvas tools' }).waitFor()
}

const fit = (page: Page) =>
  page.getByRole('button', { name: 'Fit the flow to the screen (F)' }).click()
const tidy = (page: Page) => page.getByRole('button', { name: 'Tidy up' }).click()

/** The smallest text of these on the screen, in tenths of a pixel; 0 where there is none. */
const smallest = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const { transform } = document.querySelector<HTMLElement>('.react-flow__viewport')!.style
    const zoom = Number(/scale\(([\d.]+)\)/.exec(transform)?.[1])
    const sizes = [...document.querySelectorAll(wanted)]
      .filter((text) => text.checkVisibility())
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * zoom)
    return sizes.length === 0 ? 0 : Math.round(10 * Math.min(...sizes)) / 10
  }, selector)

/** Whether all steps of a flow are on the screen. */
const areAllSeen = (page: Page, count: number): Promise<boolean> =>
  page.evaluate((wanted) => {
    const canvas = document.querySelector('.react-flow')!.getBoundingClientRect()
    const steps = [...document.querySelectorAll('.react-flow__node-step')]
    const isSeen = ({ left, right, top, bottom }: DOMRect) =>
      left >= canvas.left && right <= canvas.right && top >= canvas.top && bottom <= canvas.bottom
    return steps.filter((step) => isSeen(step.getBoundingClientRect())).length === wanted
  }, count)

const NAMES = '.canvas-name'
const KINDS = '.canvas-kind > :first-child'

test.group('The texts of steps on the canvas', (group) => {
  const desk = Desk.in(group)

  for (const count of [4, 9])
    test(`${count} steps are all shown, with names of at least 16 px`, async ({ assert }) => {
      const page = await newcomer(desk)
      await openCanvas(page, chainOf(count))
      await becomes(() => areAllSeen(page, count), true)
      assert.isAtLeast(await smallest(page, NAMES), 16)
      await fit(page)
      await becomes(() => areAllSeen(page, count), true)
      assert.isAtLeast(await smallest(page, NAMES), 16)
    })

  test('50 steps begin with their first one, with names of at least 11 px, also as a whole', async ({
    assert,
  }) => {
    const page = await newcomer(desk, { reducedMotion: 'reduce' })
    await openCanvas(page, chainOf(50))
    await page.getByRole('group', { name: /^Ask: in/ }).waitFor()
    assert.isAtLeast(await smallest(page, NAMES), 11)
    await fit(page)
    await becomes(() => areAllSeen(page, 50), true)
    assert.isAtLeast(await smallest(page, NAMES), 11)
  })

  test('from afar, steps say of which kind they are, and groups keep their name', async ({
    assert,
  }) => {
    const page = await newcomer(desk, { reducedMotion: 'reduce' })
    await openCanvas(page, inOneLine(chainOf(50)))
    assert.isAtLeast(await smallest(page, NAMES), 11)
    await fit(page)
    await becomes(() => areAllSeen(page, 50), true)
    await becomes(async () => (await smallest(page, KINDS)) >= 11, true)
    assert.isAtLeast(await smallest(page, '.canvas-group-name'), 11)
    await tidy(page)
    await becomes(async () => (await smallest(page, NAMES)) >= 11, true)
  })

  test('the sidebar is folded beside a flow, unfolds by a button, and is whole elsewhere', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await openCanvas(page, chainOf(4))
    const main = page.getByRole('navigation', { name: 'Main' })
    const widthOf = async () => (await main.boundingBox())!.width
    await main.waitFor()
    assert.isBelow(await widthOf(), 64)
    await main.getByRole('link', { name: 'Saved', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Unfold the sidebar' }).click()
    await becomes(async () => (await widthOf()) > 200, true)
    await becomes(() => areAllSeen(page, 4), true)
    await page.getByRole('button', { name: 'Fold the sidebar', exact: true }).click()
    await becomes(async () => (await widthOf()) < 64, true)
    await main.getByRole('link', { name: 'My Flows', exact: true }).click()
    await becomes(async () => (await widthOf()) > 200, true)
  })
})
