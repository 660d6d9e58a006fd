import { test } from '@japa/runner'
import { pathToDecide, pressRun, unfoldSteps } from '#tests/browser/flows/started_run'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { atEachWidth } from '#tests/browser/helpers/widths'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, FLOWS, GREETING, through } from '#tests/functional/flows/flow_steps'
import { around } from '#tests/functional/flows/inner_flows/inner_flows'

const settings = { ...APPROVAL.settings, needsAccount: false }
const ASKS = through({ ...APPROVAL, settings }, 'approved')

test.group('Notices', (group) => {
  const desk = Desk.in(group)

  test('lead to a run that waits for a person, and are read with it, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const bell = page.getByRole('button', { name: /^Notices/ })
    await page.goto('/home')
    await bell.click()
    await page.getByText('Nothing yet.').waitFor()
    const flow = { title: 'Letter', graph: ASKS }
    const { id } = await call<{ id: string }>(page, 'POST', FLOWS, flow)
    for (let count = 0; count < 2; count++)
      await call(page, 'POST', `${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    await page.goto('/home')
    const unread = page.getByRole('button', { name: 'Notices: 2 unread' })
    const item = page.getByRole('menuitem', { name: /^Unread. Letter is waiting for approval/ })
    // Each width has a bell of its own, so the menu is opened at each.
    await atEachWidth(page, async (width) => {
      await unread.click()
      await item.first().waitFor()
      assert.deepEqual(await barriers(page), [], `${width} px`)
      await page.keyboard.press('Escape')
      await item.first().waitFor({ state: 'detached' })
    })
    await unread.click()
    await item.first().click()
    await page.waitForURL(/\/runs\//)
    await page.getByRole('heading', { level: 1, name: 'Run of Letter' }).waitFor()
    await page.getByRole('button', { name: 'Notices: 1 unread' }).click()
    await page.getByRole('menuitem', { name: 'Mark all as read' }).click()
    await page.getByRole('button', { name: 'Notices', exact: true }).waitFor()
  })

  test('come while a page is open, and go when somebody has decided', async () => {
    const page = await newcomer(desk)
    const { id } = await call<{ id: string }>(page, 'POST', FLOWS, { title: 'Letter', graph: ASKS })
    await page.goto(`/flow-builder/${id}`)
    await page.getByLabel('Who', { exact: true }).fill('Ada')
    await pressRun(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    const path = await pathToDecide(page)
    await page.getByRole('link', { name: /^To change this for future runs/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Letter' }).waitFor()
    const other = await desk.arrive({ as: null })
    await other.goto(path)
    await other.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('button', { name: 'Notices: 1 unread' }).click()
    await page.getByRole('menuitem', { name: /^Unread. Letter has finished/ }).waitFor()
    await page.getByText('is waiting for approval').waitFor({ state: 'detached' })
  })

  test('lead to a batch that has ended', async () => {
    const page = await newcomer(desk)
    const flow = { title: 'Rows', graph: GREETING }
    const { id } = await call<{ id: string }>(page, 'POST', FLOWS, flow)
    const rows = { csv: 'who\nAda', columns: { who: 'who' } }
    await call(page, 'POST', `${FLOWS}/${id}/batches`, rows)
    await page.goto('/home')
    await page.getByRole('button', { name: 'Notices: 1 unread' }).click()
    await page.getByRole('menuitem', { name: /^Unread. A batch of Rows has finished/ }).click()
    await page.waitForURL(/\/batches\//)
    await page.getByRole('button', { name: 'Notices', exact: true }).waitFor()
  })
})

test.group('A run of a flow in a flow', (group) => {
  const desk = Desk.in(group)

  test('leads to the run inside it, and back', async ({ assert }) => {
    const page = await newcomer(desk)
    const inner = { title: 'Inner', graph: GREETING }
    const { id: innerId } = await call<{ id: string }>(page, 'POST', FLOWS, inner)
    const outer = { title: 'Outer', graph: around(innerId) }
    const { id } = await call<{ id: string }>(page, 'POST', FLOWS, outer)
    await page.goto(`/flow-builder/${id}`)
    await page.getByLabel('Who', { exact: true }).fill('Ada')
    await pressRun(page)
    await unfoldSteps(page)
    await page.getByRole('link', { name: 'Open the run of this flow' }).click()
    await page.getByRole('heading', { level: 1, name: 'Run of Inner' }).waitFor()
    await page.getByText('Hello Hello Ada').first().waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('link', { name: 'Part of another run' }).click()
    await page.getByRole('heading', { level: 1, name: 'Run of Outer' }).waitFor()
  })
})
