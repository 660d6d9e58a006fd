import { test } from '@japa/runner'
import type { Page, Route } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import {
  CHANGED,
  make,
  openVersions,
  panel,
  read,
  write,
} from '#tests/browser/flows/versions_steps'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, GREETING, through } from '#tests/functional/flows/flow_steps'

/** Everything that edits the canvas of the draft. */
const EDITING_KEYS = [
  ...['Delete', 'Backspace', 'ControlOrMeta+d', 'ControlOrMeta+x', 'ControlOrMeta+v'],
  ...['ControlOrMeta+z', 'ControlOrMeta+y', 'ControlOrMeta+Shift+z', 'ArrowRight', 'Enter'],
]

/** The steps of a draft with their settings. */
const stepsOf = ({ nodes }: FlowGraph) => nodes.map(({ id, settings }) => ({ id, settings }))
const DRAFT = stepsOf(CHANGED)
const draftOf = async (page: Page, id: string) => stepsOf((await read(page, id)).graph)

test.group('What is shown in the place of the draft', (group) => {
  const desk = Desk.in(group)

  /** A flow whose draft has changed since its first version. */
  async function changedFlow(page: Page): Promise<string> {
    const { id } = await make(page, GREETING)
    await openVersions(page, id)
    await panel(page).getByRole('button', { name: 'Save version' }).click()
    await panel(page).getByText('No changes since version 1.').waitFor()
    await write(page, id, CHANGED)
    return id
  }

  const onCanvas = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`)
  const settings = (page: Page) => panel(page).getByRole('tabpanel')
  const controls = (page: Page) =>
    settings(page).locator('button, input, textarea, select, [contenteditable="true"]')

  test('shows the settings of a step of an old version, and changes nothing in the draft', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const id = await changedFlow(page)
    await page.goto(`/flow-builder/${id}?view=canvas&version=1`)
    await page.getByText('Version 1, read-only').waitFor()
    await onCanvas(page, 'hello').click()
    await settings(page).getByRole('heading', { name: 'hello' }).waitFor()
    await settings(page).getByText('Shown as in version 1.').waitFor()
    await settings(page).getByText('Hello who', { exact: true }).waitFor()
    assert.equal(await controls(page).count(), 0)
    assert.deepEqual(await barriers(page), [])

    for (const key of EDITING_KEYS) {
      await onCanvas(page, 'hello').focus()
      await page.keyboard.press(key)
    }
    await onCanvas(page, 'in').click({ modifiers: ['Shift'] })
    await settings(page).getByRole('heading', { name: '2 items selected' }).waitFor()
    assert.equal(await controls(page).count(), 0)
    for (const key of EDITING_KEYS.filter((one) => one !== 'Enter')) await page.keyboard.press(key)

    await page.getByRole('button', { name: 'Back to the draft' }).click()
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    assert.equal(await undo.getAttribute('aria-disabled'), 'true')
    assert.deepEqual(await draftOf(page, id), DRAFT)
  })

  test('says so where no step is selected, and opens one from the list, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const id = await changedFlow(page)
    await page.goto(`/flow-builder/${id}?view=list&version=1&panel=step`)
    await settings(page).getByText('No step is selected').waitFor()
    await page.locator('main').getByRole('button', { name: 'hello', exact: true }).click()
    await settings(page).locator('h2:focus').getByText('hello').waitFor()
    assert.equal(await controls(page).count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.keyboard.press('Delete')
    assert.deepEqual(await draftOf(page, id), DRAFT)
  })

  test('shows a step of a comparison as it is now, or as it was where it was removed', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const id = await changedFlow(page)
    await page.goto(`/flow-builder/${id}?view=list&compare=1..draft`)
    const open = (name: string) =>
      page.locator('main').getByRole('button', { name, exact: true }).click()
    await page.getByText('Connection to “more” added').waitFor()
    await page.getByText('Connection to “out” removed').waitFor()
    await open('hello')
    await settings(page).getByText('Shown as in the draft.').waitFor()
    await settings(page).getByText('Good morning, who', { exact: true }).waitFor()
    await open('out')
    await settings(page).getByText('Shown as in version 1.').waitFor()
    await settings(page).getByRole('heading', { name: 'out' }).waitFor()
    assert.equal(await controls(page).count(), 0)
    assert.deepEqual(await barriers(page), [])
  })

  test('leads from a step of a run to what it gave; its settings are those of that run', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, GREETING)
    const run = await call<{ id: string }>(
      ...([page, 'POST', `/api/flows/${id}/execute`, { inputs: { who: 'Ada' } }] as const)
    )
    await write(page, id, CHANGED)
    await page.goto(`/flow-builder/${id}?view=list&run=${run.id}`)
    await page.getByText(/^Went on to “out”/).waitFor()
    await page.locator('main').getByRole('button', { name: 'hello', exact: true }).click()
    await panel(page).locator('h3:focus').getByText('hello').waitFor()
    await panel(page).getByRole('tab', { name: 'Step' }).click()
    await settings(page).getByText('Hello who', { exact: true }).waitFor()
    assert.equal(await controls(page).count(), 0)
    await page.getByRole('button', { name: 'Back to the draft' }).click()
    await settings(page).locator('.cm-content').getByText('Good morning').waitFor()
  })

  test('shows beside a run what a step is writing, in full, from a single stream', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await make(page, through(APPROVAL, 'approved'))
    const run = await call<{ id: string }>(
      ...([page, 'POST', `/api/flows/${id}/execute`, { inputs: { who: 'Ada' } }] as const)
    )
    const text = `The beginning. ${'More and more. '.repeat(40)}The end.`
    let streams = 0
    await page.route(`**/api/runs/${run.id}`, writing)
    await page.route(`**/api/runs/${run.id}/changes?*`, writing)
    await page.route(`**/api/runs/${run.id}/events`, (route) => {
      streams += 1
      const data = JSON.stringify({ type: 'text', key: 'wait', text })
      const body = `retry: 600000\n\nid: 1\nevent: text\ndata: ${data}\n\n`
      return route.fulfill({ contentType: 'text/event-stream', body })
    })
    await page.goto(`/flow-builder/${id}?view=canvas&run=${run.id}`)
    await panel(page).getByText('Writing', { exact: true }).waitFor()
    await panel(page).getByText(text.trim(), { exact: true }).waitFor()
    assert.equal(streams, 1)
  })
})

/** Answers as if the step that waits were writing. */
async function writing(route: Route): Promise<void> {
  const response = await route.fetch()
  const run = (await response.json()) as { steps: { nodeId: string }[] }
  const steps = run.steps.map((step) =>
    step.nodeId === 'wait' ? { ...step, status: 'running', approval: null } : step
  )
  await route.fulfill({ response, json: { ...run, steps } })
}
