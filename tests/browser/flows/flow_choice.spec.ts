import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { fillWith } from '#tests/browser/flows/many_flows'
import { call, newcomer, proNewcomer } from '#tests/browser/saved/own_data'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

interface Made {
  id: string
}
interface Opened {
  graph: typeof GREETING
}

const make = (page: Page, title: string, graph = GREETING) =>
  call<Made>(page, 'POST', '/api/flows', { title, graph })

/** A flow that runs another one inside. */
const running = (flowId: string) => ({
  ...GREETING,
  nodes: [...GREETING.nodes, node('more', 'flow', { flowId, values: {} })],
  edges: [...GREETING.edges, edge('in', 'more')],
})

const choice = (page: Page) => page.getByRole('combobox', { name: 'Flow', exact: true })
const chosen = (page: Page) => choice(page).locator('option:checked').textContent()
const names = (page: Page) => choice(page).locator('option').allTextContents()

async function openStep(page: Page, id: string, more = ''): Promise<void> {
  await page.goto(`/flow-builder/${id}?view=canvas${more}`)
  await page.locator('.react-flow__node[data-id="more"]').click()
}

test.group('The choice of the flow that a step runs', (group) => {
  const desk = Desk.in(group)

  test('names the chosen one among many, and finds any other, on desks and phones', async ({
    assert,
  }) => {
    const page = await proNewcomer(desk)
    const zebra = await make(page, 'Zebra')
    fillWith(desk, zebra.id, 120)
    const { id } = await make(page, 'Outer', running(zebra.id))
    await openStep(page, id)
    await becomes(() => chosen(page), 'Zebra')
    await becomes(async () => (await names(page)).slice(0, 3), ['Zebra', 'Flow 0', 'Flow 1'])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const search = page.getByRole('searchbox', { name: 'Search your flows' })
    await search.fill('flow 11')
    await becomes(
      () => names(page),
      ['Zebra', 'Flow 11', ...Array.from({ length: 10 }, (_, at) => `Flow 11${at}`)]
    )
    await choice(page).selectOption({ label: 'Flow 119' })
    await becomes(() => chosen(page), 'Flow 119')
    await search.fill('nothing like it')
    await page.getByText('No other flow matches the search.').waitFor()
    await becomes(() => chosen(page), 'Flow 119')
    await search.fill('')
    await becomes(async () => {
      const [flow] = await call<Made[]>(page, 'GET', '/api/flows?search=flow%20119')
      const { graph } = await call<Opened>(page, 'GET', `/api/flows/${id}`)
      return graph.nodes.some(({ settings }) => settings.flowId === flow.id)
    }, true)
  })

  test('has no search where there are few, and says that the chosen one is deleted', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const inner = await make(page, 'Inner')
    const { id } = await make(page, 'Outer', running(inner.id))
    await openStep(page, id)
    await becomes(() => names(page), ['Inner'])
    assert.equal(await page.getByRole('searchbox').count(), 0)
    await call(page, 'POST', `/api/flows/${id}/versions`, {})
    await openStep(page, id, '&version=1')
    await page.getByRole('tabpanel').getByText('Inner', { exact: true }).waitFor()
    desk.complaints.expect(/status of 404/)
    await call(page, 'DELETE', `/api/flows/${inner.id}`)
    await openStep(page, id)
    await becomes(() => names(page), ['Deleted flow'])
    await openStep(page, id, '&version=1')
    await page.getByRole('tabpanel').getByText('Deleted flow', { exact: true }).waitFor()
  })
})
