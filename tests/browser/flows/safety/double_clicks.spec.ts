import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

const flows = async (page: Page) => (await call<object[]>(page, 'GET', '/api/flows')).length
const runs = async (page: Page) => (await call<object[]>(page, 'GET', '/api/runs')).length

test.group('A double click', (group) => {
  const desk = Desk.in(group)

  async function run(page: Page): Promise<{ flowId: string; id: string }> {
    const flow = { title: 'Greet', graph: GREETING }
    const { id: flowId } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
    const inputs = { who: 'Ada' }
    const path = `/api/flows/${flowId}/execute`
    const { id } = await call<{ id: string }>(page, 'POST', path, { inputs })
    return { flowId, id }
  }

  test('runs a flow again once', async ({ assert }) => {
    const page = await newcomer(desk)
    const { id } = await run(page)
    await page.goto(`/runs/${id}`)
    await page.getByRole('button', { name: 'Run again (1 credit)' }).dblclick()
    await page.waitForURL((url) => url.pathname !== `/runs/${id}`)
    await page.getByText('1 credit used').waitFor()
    assert.equal(await runs(page), 2)
  })

  test('tries a step once', async ({ assert }) => {
    const page = await newcomer(desk)
    const { flowId } = await run(page)
    await page.goto(`/flow-builder/${flowId}?view=list`)
    const step = page.getByRole('heading', { level: 3, name: 'hello', exact: true })
    await step.getByRole('button').click()
    await page.getByRole('button', { name: 'Try this step (1 credit)' }).dblclick()
    await becomes(() => runs(page), 2)
    await page.getByRole('link', { name: 'Open the run' }).waitFor()
    assert.equal(await runs(page), 2)
  })

  test('creates one flow', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page.getByRole('button', { name: 'Start empty' }).dblclick()
    await page.waitForURL(/flow-builder\/./)
    await page.goto('/flow-builder')
    await page
      .getByRole('button', { name: /^Use this flow/ })
      .first()
      .dblclick()
    await page.waitForURL(/flow-builder\/./)
    assert.equal(await flows(page), 2)
  })

  test('makes one link', async ({ assert }) => {
    const page = await newcomer(desk)
    const { flowId } = await run(page)
    await page.goto(`/flow-builder/${flowId}`)
    await page.getByRole('button', { name: 'More for “Greet”' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Create link', disabled: false }).dblclick()
    await page.getByLabel('Address of the link').waitFor()
    assert.lengthOf(await call<object[]>(page, 'GET', `/api/flows/${flowId}/shares`), 1)
  })
})
