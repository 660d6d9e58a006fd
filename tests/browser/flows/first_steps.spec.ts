import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { pressRun } from '#tests/browser/flows/started_run'
import { barriers } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

async function open(page: Page, graph: FlowGraph, view: 'canvas' | 'list'): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Greet', graph })
  await page.goto(`/flow-builder/${id}?view=${view}`)
  const there =
    view === 'canvas'
      ? page.getByRole('toolbar', { name: 'Canvas tools' })
      : page.getByRole('heading', { name: 'Steps', exact: true })
  await there.waitFor()
  return id
}

const focusedText = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })

const step = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`: ${name}(\\.|$)`) })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Flow panel' })

test.group('The first steps of a flow', (group) => {
  const desk = Desk.in(group)

  test('a step added in the list opens its settings, and Escape leads back to it', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await open(page, EMPTY_GRAPH, 'list')
    await page.getByRole('button', { name: 'Add the first step' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click()
    const heading = panel(page).getByRole('heading', { level: 2, name: 'Ask', exact: true })
    await heading.waitFor()
    await becomes(() => heading.evaluate((one) => one === document.activeElement), true)
    assert.deepEqual(await barriers(page), [])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await becomes(
      () => page.evaluate(() => document.activeElement?.hasAttribute('data-step')),
      true
    )
    await page.keyboard.press('Enter')
    await becomes(() => heading.evaluate((one) => one === document.activeElement), true)
  })

  test('the first step is added by typing alone, as soon as an empty flow is open', async () => {
    const page = await newcomer(desk)
    await open(page, EMPTY_GRAPH, 'list')
    await becomes(() => focusedText(page), 'Add the first step')
    await page.keyboard.press('Enter')
    const search = page.getByRole('searchbox', { name: 'Find a kind of step' })
    await becomes(() => search.evaluate((one) => one === document.activeElement), true)
    await page.keyboard.type('nothing of the kind')
    await page.getByText('No kind of step fits “nothing of the kind”.').waitFor()
    await page.keyboard.press('Enter')
    await search.fill('form')
    await page.keyboard.press('Enter')
    await panel(page).getByRole('heading', { level: 2, name: 'Format', exact: true }).waitFor()
  })

  test('on a phone, a button of the header leads past all steps to the run', async () => {
    const page = await newcomer(desk, { width: 390 })
    await open(page, GREETING, 'list')
    const isThere = () =>
      page.getByRole('button', { name: 'Run flow' }).evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await becomes(isThere, false)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await becomes(isThere, true)
  })

  test('Enter on a step of the canvas leads to its settings, and Escape back to it', async () => {
    const page = await newcomer(desk)
    await open(page, GREETING, 'canvas')
    await step(page, 'hello').focus()
    await page.keyboard.press('Enter')
    await becomes(() => focusedText(page), 'hello')
    await page.keyboard.press('Escape')
    await becomes(() => step(page, 'hello').evaluate((one) => one === document.activeElement), true)
  })

  test('a kind is found by its name first, and the palette says what it does', async () => {
    const page = await newcomer(desk)
    await open(page, EMPTY_GRAPH, 'canvas')
    const search = page.getByRole('combobox', { name: 'Add a step' })
    await search.fill('each')
    const best = async () => (await page.getByRole('option').first().innerText()).split('\n')[0]
    await becomes(best, 'For each')
    await page.getByText('Repeats steps for each list entry', { exact: true }).waitFor()
    await search.fill('summ')
    await becomes(best, 'AI prompt')
    await search.fill('loop')
    await search.press('Enter')
    await step(page, 'For each').waitFor()
  })

  test('the palette takes what is typed as soon as a slow network has brought it', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const network = Promise.withResolvers<void>()
    await page.route('**/open_palette-*.js', (route) =>
      network.promise.then(() => route.continue())
    )
    await open(page, GREETING, 'canvas')
    await step(page, 'hello').focus()
    await page.keyboard.press('a')
    const search = page.getByRole('combobox', { name: 'Add a step' })
    assert.equal(await search.count(), 0)
    network.resolve()
    await search.waitFor()
    await becomes(() => search.evaluate((input) => input === document.activeElement), true)
  })

  test('a field says what is missing once it was left', async ({ assert }) => {
    const page = await newcomer(desk)
    await open(page, EMPTY_GRAPH, 'canvas')
    await page.getByRole('option', { name: 'AI prompt', exact: true }).click()
    const missing = panel(page).getByText('Write the prompt.', { exact: true })
    const prompt = panel(page).locator('.cm-content')
    await prompt.click()
    await step(page, 'AI prompt').getByText('Write the prompt.').waitFor()
    assert.equal(await missing.count(), 0)
    await panel(page).getByLabel('Name', { exact: true }).click()
    await missing.waitFor()
    await prompt.click()
    await page.keyboard.type('Write a letter.')
    await missing.waitFor({ state: 'detached' })
  })

  test('an attempt to run leads to the first step that is not finished', async ({ assert }) => {
    const page = await newcomer(desk)
    await open(page, EMPTY_GRAPH, 'canvas')
    for (const kind of ['Format', 'Result'])
      await page.getByRole('option', { name: kind, exact: true }).click()
    await panel(page).getByRole('tab', { name: 'Run' }).click()
    await pressRun(page)
    await panel(page).getByRole('heading', { level: 2, name: 'Format', exact: true }).waitFor()
    await panel(page).getByText('Write the text.', { exact: true }).waitFor()
    assert.deepEqual(await barriers(page), [])
  })

  test('a step takes over the output of the one before it', async ({ assert }) => {
    const page = await newcomer(desk)
    const id = await open(page, EMPTY_GRAPH, 'canvas')
    for (const kind of ['Ask', 'AI prompt', 'Ask a person', 'Result'])
      await page.getByRole('option', { name: kind, exact: true }).click()
    await page.keyboard.press('ControlOrMeta+s')
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor()
    const { graph } = await call<{ graph: FlowGraph }>(page, 'GET', `/api/flows/${id}`)
    const settingsOf = (kind: string) => graph.nodes.find((node) => node.kind === kind)?.settings
    assert.equal(settingsOf('approval')?.content, '{{AI prompt}}')
    assert.equal(settingsOf('result')?.value, '{{Ask a person}}')
  })

  test('an answer is called as its question until it has a name of its own', async () => {
    const page = await newcomer(desk)
    await open(page, EMPTY_GRAPH, 'canvas')
    await page.getByRole('option', { name: 'Ask', exact: true }).click()
    const question = panel(page).getByLabel('Question', { exact: true })
    const name = panel(page).getByLabel('Name of the answer')
    await question.fill('Meeting notes')
    await name.click()
    await becomes(() => name.inputValue(), 'meeting notes')
    await page.getByRole('button', { name: 'Undo' }).click()
    await becomes(() => question.inputValue(), 'Topic')
    await becomes(() => name.inputValue(), 'topic')
    await name.fill('notes')
    await question.fill('What was said?')
    await name.click()
    await becomes(() => name.inputValue(), 'notes')
  })

  test('the progress of a flow says which steps are done and what is next', async ({ assert }) => {
    const page = await newcomer(desk)
    await open(page, GREETING, 'canvas')
    await page.getByRole('button', { name: 'Progress: Next: Test run 4 of 6' }).click()
    const list = page.getByRole('dialog', { name: 'Progress of this flow' })
    await list.getByText('Next: run the flow once with real answers.').waitFor()
    assert.deepEqual(await list.getByRole('listitem').count(), 6)
    assert.deepEqual(await barriers(page), [])
    for (const close of ['Escape', 'Enter']) {
      await page.keyboard.press(close)
      await list.waitFor({ state: 'detached' })
      await becomes(() => focusedText(page), 'Progress: Next: Test run4 of 6')
      await page.keyboard.press('Enter')
      await list.waitFor()
      await page.getByRole('button', { name: 'Progress: Next: Test run 4 of 6' }).focus()
    }
    await page.getByRole('button', { name: 'Progress: Next: Test run 4 of 6' }).click()
    await list.waitFor({ state: 'detached' })
  })
})
