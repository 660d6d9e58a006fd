import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { openStartedRun, pressRun } from '#tests/browser/flows/started_run'
import { toast } from '#tests/browser/flows/versions_steps'
import { becomes } from '#tests/browser/helpers/becomes'
import { boxAtRest } from '#tests/browser/helpers/at_rest'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { NUMBERS } from '#tests/functional/flows/batches/batch_steps'
import { APPROVAL, FLOWS, GREETING, through } from '#tests/functional/flows/flow_steps'

const ABSENT = '01900000-0000-7000-8000-000000000001'

async function flowOf(page: Page, graph: FlowGraph): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', FLOWS, { title: 'Greet', graph })
  return id
}

async function startIn(page: Page, graph: FlowGraph, who: string): Promise<string> {
  const id = await flowOf(page, graph)
  await page.goto(`/flow-builder/${id}`)
  await page.getByRole('textbox', { name: 'Who', exact: true }).fill(who)
  await pressRun(page)
  return id
}

test.group('A run of a flow', (group) => {
  const desk = Desk.in(group)

  test('that fails gives its credit back on the screen at once', async () => {
    const page = await newcomer(desk)
    await startIn(page, NUMBERS, 'not a number')
    await page.getByRole('alert').getByText('The text is not JSON').waitFor()
    await toast(page, 'Execution failed').waitFor()
    await page.getByRole('button', { name: 'Unfold the sidebar' }).click()
    const credits = page.getByRole('region', { name: 'Credits' })
    await credits.getByText('25 of 25 left').waitFor()
    await page.getByText('You have 25 left').waitFor()
  })

  test('begins once a choice that was left out is made', async ({ assert }) => {
    const page = await newcomer(desk)
    const graph = structuredClone(GREETING)
    const { fields } = graph.nodes[0].settings as { fields: object[] }
    fields.unshift({
      ...{ name: 'tone', label: 'Tone', type: 'choice', isRequired: true },
      choices: ['warm', 'dry'],
    })
    const id = await flowOf(page, graph)
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await pressRun(page)
    const tone = page.getByLabel('Tone')
    await becomes(() => tone.evaluate((field) => field === document.activeElement), true)
    assert.equal(await tone.getAttribute('aria-invalid'), 'true')
    await tone.selectOption('dry')
    await pressRun(page)
    await page.getByText('Your flow has been processed').first().waitFor()
  })

  test('has a cost limit that stays in sight while it is corrected', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto(`/flow-builder/${await flowOf(page, GREETING)}`)
    await page.getByText('Limit model cost').click()
    const limit = page.getByRole('textbox', { name: /dollars/ })
    await limit.fill('ten')
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await pressRun(page)
    await becomes(() => limit.getAttribute('aria-invalid'), 'true')
    await limit.fill('')
    await limit.pressSequentially('15')
    assert.equal(await limit.inputValue(), '15')
  })

  test('leads to its flow while it waits, and says what it costs to run again', async () => {
    const page = await newcomer(desk)
    await startIn(page, through(APPROVAL, 'approved'), 'Ada')
    await openStartedRun(page)
    await page.getByText('Waiting for approval').waitFor()
    await page.getByRole('link', { name: 'Open flow' }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Run again (1 credit)' }).waitFor()
    await page.getByRole('link', { name: 'Open flow' }).click()
    await page.getByRole('heading', { level: 1, name: 'Greet', exact: true }).waitFor()
  })

  test('is followed again after the server refused its events', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 503/)
    await startIn(page, through(APPROVAL, 'approved'), 'Ada')
    await openStartedRun(page)
    await page.getByText('Waiting for approval').waitFor()
    const events = '**/api/runs/*/events'
    await page.route(events, (route) => route.fulfill({ status: 503 }), { times: 1 })
    const readAgain = page.waitForResponse('**/api/runs/*/changes?*')
    await page.reload()
    await readAgain
    const id = page.url().split('/').at(-1)
    await call(page, 'POST', `/api/runs/${id}/cancellation`)
    await page.getByRole('button', { name: 'Run again (1 credit)' }).waitFor()
  })

  test('keeps what is typed for it over a reload, until it has started', async () => {
    const page = await newcomer(desk)
    const address = `/flow-builder/${await flowOf(page, GREETING)}?panel=run`
    const who = page.getByRole('textbox', { name: 'Who', exact: true })
    await page.goto(address)
    await who.fill('Ada')
    await page.reload()
    await becomes(() => who.inputValue(), 'Ada')
    await page.getByText(/^Costs one credit\. You/).waitFor()
    await pressRun(page)
    await page.getByRole('button', { name: 'Back to the draft' }).waitFor()
    await page.goto(address)
    await becomes(() => who.inputValue(), '')
  })

  test('gives its answers to the next run, to be changed', async () => {
    const page = await newcomer(desk)
    const id = await startIn(page, GREETING, 'Ada')
    await page.getByRole('button', { name: 'Back to the draft' }).waitFor()
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('button', { name: 'Use last answers' }).click()
    await becomes(() => page.getByRole('textbox', { name: 'Who', exact: true }).inputValue(), 'Ada')
  })

  test('comes into view with the focus when it is opened from the list, and only then', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await startIn(page, GREETING, 'Ada')
    await page.getByText('Succeeded').first().waitFor()
    await page.getByRole('button', { name: 'Back to the draft' }).press('Enter')
    await page.getByRole('region', { name: 'The run' }).waitFor({ state: 'detached' })
    const hasFocus = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'The run')
    await page.locator('a[href*="run="]').first().click()
    await becomes(hasFocus, true)
    await page.reload()
    await page.getByRole('region', { name: 'The run' }).waitFor()
    assert.isFalse(await hasFocus())
  })

  test('that is not there is said to be missing, and leads back to the draft', async () => {
    const page = await newcomer(desk)
    const id = await flowOf(page, GREETING)
    desk.complaints.expect(/status of 404/)
    await page.goto(`/flow-builder/${id}?run=${ABSENT}`)
    await page.getByText('Run not found').waitFor()
    await page.getByRole('button', { name: 'Back to the draft' }).click()
    await page.waitForURL((url) => !url.searchParams.has('run'))
    await page.getByText('Run not found').waitFor({ state: 'detached' })
  })

  test('The tooltip of a closed menu does not block the tab below it', async () => {
    const page = await newcomer(desk)
    const id = await flowOf(page, GREETING)
    await page.goto(`/flow-builder/${id}`)
    // Without the notice of trial mode, the name of the menu has room below its button only.
    await page.getByRole('button', { name: 'Hide this notice' }).click()
    const menu = page.getByRole('button', { name: 'More for “Greet”' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Share' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tooltip').waitFor({ state: 'attached' })
    const tip = await boxAtRest(page.locator('[data-radix-popper-content-wrapper]'))
    await page.mouse.click(tip.x + tip.width / 2, tip.y + tip.height - 8)
    await page.getByRole('tab', { name: 'Versions', selected: true }).waitFor()
  })
})
