import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

/** A flow whose step “hello” keeps the output of a run, opened as a canvas. */
async function openPinned(page: Page): Promise<void> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', {
    ...{ title: 'Greet', graph: GREETING },
  })
  const run = await call<{ id: string }>(page, 'POST', `/api/flows/${id}/execute`, {
    inputs: { who: 'Ada' },
  })
  await call(page, 'PUT', `/api/flows/${id}/pins/hello`, { runId: run.id })
  await page.goto(`/flow-builder/${id}?view=canvas`)
}

const step = (page: Page) => page.getByRole('group', { name: /: hello(\.|$)/ })
const pinned = (page: Page) => step(page).getByText('Pinned')

test.group('A pinned output', (group) => {
  const desk = Desk.in(group)

  test('is unpinned by the menu of its step on the canvas', async () => {
    const page = await newcomer(desk)
    await openPinned(page)
    await pinned(page).waitFor({ state: 'attached' })
    await step(page).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Unpin this output' }).click()
    await page.getByText('Output unpinned', { exact: true }).waitFor()
    await pinned(page).waitFor({ state: 'detached' })
    await step(page).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Settings' }).waitFor()
    await page.getByRole('menuitem', { name: 'Unpin this output' }).waitFor({ state: 'detached' })
  })

  test('is named and unpinned in the settings of its step', async ({ assert }) => {
    const page = await newcomer(desk)
    await openPinned(page)
    await step(page).click()
    await page.getByText('Runs reuse the pinned output instead of running this step.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Unpin: hello' }).click()
    await pinned(page).waitFor({ state: 'detached' })
    const settings = page.getByRole('heading', { level: 2, name: 'hello', exact: true })
    await settings.and(page.locator(':focus')).waitFor()
  })
})
