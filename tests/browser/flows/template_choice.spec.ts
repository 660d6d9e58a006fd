import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'

/** A flow that fills in a template. */
const filling = (templateId: string) => ({
  ...GREETING,
  nodes: [...GREETING.nodes, node('more', 'template', { templateId, values: {} })],
  edges: [...GREETING.edges, edge('in', 'more')],
})

const choice = (page: Page) => page.getByRole('combobox', { name: 'Template', exact: true })
const chosen = (page: Page) => choice(page).locator('option:checked').textContent()

async function openStep(page: Page, templateId: string): Promise<string> {
  const body = { title: 'Fill', graph: filling(templateId) }
  const { id } = await call<{ id: string }>(page, 'POST', FLOWS, body)
  await page.goto(`/flow-builder/${id}?view=canvas`)
  await page.locator('.react-flow__node[data-id="more"]').click()
  return id
}

test.group('The choice of the template that a step fills in', (group) => {
  const desk = Desk.in(group)

  test('asks for a small page, and finds any template by a search and by keyboard', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/templates') asked.push(search)
    })
    const id = await openStep(page, 'proposal-writer')
    await becomes(() => chosen(page), 'Proposal Writer')
    await becomes(async () => (await choice(page).locator('option').count()) <= 101, true)
    assert.deepEqual(
      asked.filter((search) => !search.includes('limit=')),
      []
    )
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const search = page.getByRole('searchbox', { name: 'Search templates' })
    await search.focus()
    await page.keyboard.type('meeting agenda')
    await becomes(async () => {
      const options = await choice(page).locator('option').allTextContents()
      return options.slice(0, 2)
    }, ['Proposal Writer', 'Meeting Agenda'])
    await choice(page).focus()
    await page.keyboard.press('ArrowDown')
    await becomes(() => chosen(page), 'Meeting Agenda')
    await search.fill('zzzqqqxxx')
    await page.getByText('No template matches the search.').waitFor()
    await becomes(() => chosen(page), 'Meeting Agenda')
    await search.fill('')
    await becomes(async () => {
      const { graph } = await call<{ graph: typeof GREETING }>(page, 'GET', `${FLOWS}/${id}`)
      return graph.nodes.find((one) => one.id === 'more')?.settings.templateId
    }, 'meeting-agenda')
  })

  test('says that the chosen one is no longer in the library', async () => {
    desk.complaints.expect(/status of 404/)
    const page = await newcomer(desk)
    await openStep(page, 'gone-template')
    await page.getByText('This template is no longer in the library.').waitFor()
  })
})
