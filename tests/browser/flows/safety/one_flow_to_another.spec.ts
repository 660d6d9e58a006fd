import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { greeting, helloIn, make, panel, read } from '#tests/browser/flows/versions_steps'
import { GREETING } from '#tests/functional/flows/flow_steps'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true }).getByRole('button')

test.group('A flow that is open', (group) => {
  const desk = Desk.in(group)

  test('gives way to another and comes back, and takes no selection along', async () => {
    const page = await newcomer(desk)
    const one = await make(page, GREETING, 'First')
    await make(page, greeting('Good evening'), 'Second')
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Latest flows' }).getByRole('link', { name })
    await page.goto(`/flow-builder/${one.id}?view=list`)
    await page.getByRole('button', { name: 'Unfold the sidebar' }).click()
    await step(page, 'hello').click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
    await link('Second').click()
    await heading(page, 'Second').waitFor()
    await page.getByRole('tab', { name: 'Step' }).click()
    await page.getByText('No step is selected').waitFor()
    await link('First').click()
    await heading(page, 'First').waitFor()
  })

  test('can be renamed and then saved as a version', async () => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}?panel=versions`)
    await page.getByRole('button', { name: 'Edit name and tags' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Salute')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await heading(page, 'Salute').waitFor()
    await panel(page).getByRole('button', { name: 'Save version' }).click()
    await panel(page).getByText('Version 1').first().waitFor()
    await becomes(
      async () => (await call<{ title: string }>(page, 'GET', `/api/flows/${id}`)).title,
      'Salute'
    )
  })

  test('is shared with the edits that were not saved yet', async ({ assert }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}?view=list`)
    await step(page, 'hello').click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' at once')
    await page.getByRole('button', { name: 'More for “Greet”' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Create link', disabled: false }).click()
    await page.getByLabel('Address of the link').waitFor()
    const version = await call<Parameters<typeof helloIn>[0]>(
      page,
      'GET',
      `/api/flows/${id}/versions/1`
    )
    assert.include(String(helloIn(version)), 'at once')
  })

  test('offers no undo while something else is shown', async () => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await call(page, 'POST', `/api/flows/${id}/versions`, {})
    await page.goto(`/flow-builder/${id}?version=1`)
    await page.getByRole('button', { name: 'Back to the draft' }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Back to the draft' }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-focus') === 'flow')
  })

  test('and was deleted in another tab is saved as a new one', async ({ assert }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    await page.goto(`/flow-builder/${id}?view=list`)
    await step(page, 'hello').click()
    await call(page, 'DELETE', `/api/flows/${id}`)
    desk.complaints.expect(/status of 404/)
    await page.getByRole('textbox', { name: 'Text', exact: true }).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' at once')
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByRole('button', { name: 'Save as a new flow' }).click()
    await page.waitForURL(
      (url) => /flow-builder\/./.test(url.pathname) && !url.pathname.includes(id)
    )
    const saved = await read(page, new URL(page.url()).pathname.split('/').at(-1)!)
    assert.include(String(helloIn(saved)), 'at once')
  })
})
