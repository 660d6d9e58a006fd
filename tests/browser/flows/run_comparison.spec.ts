import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'

const madeFlow = async (page: Page, title = 'Greet', graph: FlowGraph = GREETING) =>
  (await call<{ id: string }>(page, 'POST', FLOWS, { title, graph })).id

const ran = async (page: Page, flow: string, who: string) =>
  (await call<{ id: string }>(page, 'POST', `${FLOWS}/${flow}/execute`, { inputs: { who } })).id

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const address = (one: string, other: string) => `/runs/compare?one=${one}&other=${other}`
const steps = (page: Page) => part(page, 'Other steps').getByRole('heading', { level: 3 })

test.group('Two runs of a flow', (group) => {
  const desk = Desk.in(group)

  test('are chosen in the list, and compared at an address that can be opened again', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const flow = await madeFlow(page)
    await ran(page, flow, 'Ada')
    await ran(page, flow, 'Grace')
    await ran(page, await madeFlow(page, 'Other'), 'Ada')
    await page.goto('/runs')
    await page.getByText('Choose two runs of one flow to compare them.').waitFor()
    const boxes = page.getByRole('checkbox', { name: /^Choose to compare: Greet/ })
    await boxes.first().check()
    await page.getByText('Choose a second run of “Greet”.').waitFor()
    await page
      .getByRole('checkbox', { name: /^Choose to compare: Other/ })
      .and(page.locator(':disabled'))
      .waitFor()
    await boxes.last().check()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await page.waitForURL(/\/runs\/compare\?one=.+&other=.+/)
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload()
      const inputs = part(page, 'Inputs')
      await inputs.locator('del').getByText('Ada').waitFor()
      await inputs.locator('ins').getByText('Grace').waitFor()
      const result = part(page, 'Result')
      await result.locator('del').getByText('Ada').waitFor()
      await result.locator('ins').getByText('Grace').waitFor()
    }
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('are compared from the page of one, once the other is chosen', async () => {
    const page = await newcomer(desk)
    const flow = await madeFlow(page)
    const first = await ran(page, flow, 'Ada')
    await page.goto(`/runs/${first}`)
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await page.getByText('This is the only run of its flow').waitFor()
    const second = await ran(page, flow, 'Grace')
    await page.reload()
    await page.getByLabel('Compare with').selectOption(second)
    await page.waitForURL(new RegExp(`other=${second}`))
    await part(page, 'Result').locator('ins').getByText('Grace').waitFor()
  })

  test('begin with the steps that differ, also where versions and outcomes do', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const graph: FlowGraph = {
      ...GREETING,
      nodes: [
        ...GREETING.nodes.slice(0, 2),
        node('same', 'format', { text: 'Always the same', as: 'text' }),
        node('json', 'format', { text: '{{who}}', as: 'json' }),
        GREETING.nodes[2],
      ],
      edges: [
        { from: 'in', port: 'done', to: 'same' },
        { from: 'same', port: 'done', to: 'json' },
        { from: 'json', port: 'done', to: 'hello' },
        ...GREETING.edges.filter(({ from }) => from === 'hello'),
      ],
    }
    const flow = await madeFlow(page, 'Long '.repeat(30), graph)
    const first = await ran(page, flow, '7')
    await ran(page, flow, 'no number').catch(() => null)
    const [{ id: failed }] = await call<{ id: string }[]>(page, 'GET', '/api/runs?limit=1')
    await page.goto(address(first, failed))
    await part(page, 'Other steps').getByText('Not started').waitFor()
    // What a step said on either side has headings, too, once it is loaded.
    const isStep = (name: string) => graph.nodes.some((one) => one.name === name)
    const names = (await steps(page).allTextContents()).filter(isStep)
    assert.equal(names.at(-1), 'same')
    assert.sameMembers(names, ['json', 'hello', 'same'])
    await part(page, 'Result').getByText('Hello 7').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('of different flows, of others and without an id are not compared', async () => {
    const page = await newcomer(desk)
    const own = await ran(page, await madeFlow(page), 'Ada')
    const second = await ran(page, await madeFlow(page, 'Other'), 'Ada')
    await page.goto(address(own, second))
    await page.getByText('These runs are of different flows').waitFor()
    const stranger = await newcomer(desk)
    desk.complaints.expect(/status of 404/)
    const theirs = await ran(stranger, await madeFlow(stranger), 'Ada')
    await page.goto(address(own, theirs))
    await page.getByText('Run not found').waitFor()
    await page.goto('/runs/compare')
    await page.getByText('Run not found').waitFor()
  })
})
