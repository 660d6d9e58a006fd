import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { openStartedRun, pressRun, unfoldSteps } from '#tests/browser/flows/started_run'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'
import { NUMBERS } from '#tests/functional/flows/batches/batch_steps'
import { edge, FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'

async function ranOnce(page: Page, graph: FlowGraph, who: string): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', FLOWS, { title: 'Greet', graph })
  await page.goto(`/flow-builder/${id}`)
  // On a phone, the steps come above the form and move it down.
  await page.getByText(graph.nodes[0].name, { exact: true }).first().waitFor()
  await page.getByText(/^Costs one credit/).waitFor()
  await page.getByRole('textbox', { name: 'Who', exact: true }).fill(who)
  await pressRun(page)
  await openStartedRun(page)
  return id
}

const statusIs = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').getByText(text).waitFor()

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

const namedStep = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test.group('The runs of a person', (group) => {
  const desk = Desk.in(group)

  test('are listed with what they were about, on desks and phones', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page.getByRole('link', { name: 'All runs' }).click()
    await page.getByText('No runs yet').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const id = await ranOnce(page, NUMBERS, '7')
    await statusIs(page, 'Succeeded')
    await page.goto(`/flow-builder/${id}`)
    // On a phone, the steps come above the form and move it down.
    await page.getByText('hello', { exact: true }).first().waitFor()
    await page
      .getByRole('textbox', { name: 'Who', exact: true })
      .fill('a very long word '.repeat(20))
    await pressRun(page)
    await page.getByRole('alert').getByText('The text is not JSON').waitFor()
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('link', { name: 'All your runs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Runs' }).waitFor()
    await row(page, 'a very long word').getByText('0 credits').waitFor()
    await row(page, 'Succeeded')
      .getByText(/1 credit · Took/)
      .waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByLabel('Show').selectOption('Failed')
    await row(page, 'Succeeded').waitFor({ state: 'detached' })
    await row(page, 'a very long word').waitFor()
    await page.getByLabel('Show').selectOption('Waiting')
    await page.getByText('No runs with the status “Waiting”.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'All runs' }).click()
    await row(page, 'Succeeded').waitFor()
  })

  test('say what happened when they cannot be loaded, and load again', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 503/)
    await page.route('**/api/runs', refuse(503), { times: 1 })
    await page.goto('/runs')
    await page.getByText('Your runs could not be loaded').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('No runs yet').waitFor()
  })
})

const MARKDOWN = `# Report

**Bold** for {{hello}} and <b>this</b>

1. First
2. Second

| Name | Count |
| --- | --- |
| Ada | 3 |

![A cat](https://example.org/cat.png)`

test.group('A result', (group) => {
  const desk = Desk.in(group)

  test('is shown as its Markdown says, and copied as it is written, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const out = node('out', 'result', { value: MARKDOWN, title: 'Text', formats: [] })
    const graph = { ...GREETING, nodes: GREETING.nodes.with(2, out) }
    await ranOnce(page, { ...graph, edges: [edge('in', 'hello'), edge('hello', 'out')] }, 'Ada')
    const result = page.getByRole('region', { name: 'Result' })
    await result.getByRole('heading', { name: 'Report' }).waitFor()
    await result.locator('strong', { hasText: 'Bold' }).waitFor()
    await result.getByText('<b>this</b>').waitFor()
    assert.equal(await result.locator('ol > li').count(), 2)
    await result.getByRole('columnheader', { name: 'Count' }).waitFor()
    await result.getByText('A cat').waitFor()
    assert.equal(await result.locator('img').count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await result.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('The result has been copied to your clipboard.').first().waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(copied, MARKDOWN.replace('{{hello}}', 'Hello Ada'))
  })
})

test.group('The steps of a run', (group) => {
  const desk = Desk.in(group)

  test('show the answers and the result as a person reads them', async () => {
    const page = await newcomer(desk)
    await ranOnce(page, GREETING, 'Ada')
    await statusIs(page, 'Succeeded')
    await unfoldSteps(page)
    await namedStep(page, 'in').getByText('Inputs').click()
    await namedStep(page, 'in').getByText('Who: Ada', { exact: true }).waitFor()
    await namedStep(page, 'out').getByText('Output').click()
    await namedStep(page, 'out').getByText('Hello Ada', { exact: true }).waitFor()
  })

  test('load a long output when a person asks for it', async ({ assert }) => {
    const page = await newcomer(desk)
    const long = node('long', 'format', {
      text: `{{hello}} ${'x'.repeat(49_000)}${'é'.repeat(900)}`,
      as: 'text',
    })
    await ranOnce(page, through(long), 'Ada')
    await statusIs(page, 'Succeeded')
    await unfoldSteps(page)
    const show = namedStep(page, 'long').getByRole('button', {
      name: /^Show step input and output/,
    })
    desk.complaints.expect(/status of 503/)
    await page.route('**/steps/long', refuse(503))
    await show.click()
    await namedStep(page, 'long').getByRole('alert').getByText('They are kept.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.unroute('**/steps/long')
    await show.click()
    await namedStep(page, 'long').getByText('Output', { exact: true }).click()
    await namedStep(page, 'long')
      .getByText(/^Hello Ada x+é+$/)
      .waitFor()
    assert.equal(await show.count(), 0)
  })
})

const CHECKED = through(
  node('long', 'check', {
    ...{ text: '{{hello}}', all: [], minWords: 500, maxWords: null, criteria: null, model: null },
  }),
  'pass'
)

test.group('A run without a result', (group) => {
  const desk = Desk.in(group)

  test('says which check did not pass, and keeps what was typed for the next run', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const id = await ranOnce(page, CHECKED, 'Ada')
    await page
      .getByText(
        'This run produced no result. “long” ended with “Fail”, and no step is connected to that exit.'
      )
      .waitFor()
    await page.getByRole('status').getByText('No result').first().waitFor()
    await namedStep(page, 'long').getByText('Succeeded · Fail', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'More for the step “long”' }).click()
    await page.getByText('Repeats version 1 as it was.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.goto(`/flow-builder/${id}`)
    const who = page.getByRole('textbox', { name: 'Who', exact: true })
    await who.fill('Grace')
    await page.getByRole('tab', { name: 'Versions' }).click()
    await who.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Run', exact: true }).click()
    await becomes(() => who.inputValue(), 'Grace')
  })
})

test.group('A pinned output', (group) => {
  const desk = Desk.in(group)

  test('is marked on the flow and in its runs, until it is unpinned, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const id = await ranOnce(page, GREETING, 'Ada')
    await statusIs(page, 'Succeeded')
    await unfoldSteps(page)
    await page.getByRole('button', { name: 'More for the step “hello”' }).click()
    await page.getByRole('menuitem', { name: 'Run from here (1 credit)' }).waitFor()
    await page.getByRole('menuitem', { name: 'Pin this output' }).click()
    const step = namedStep(page, 'hello')
    await step.getByText('Pinned', { exact: true }).waitFor()
    await page.goto(`/flow-builder/${id}?view=list`)
    await namedStep(page, 'hello').getByText('Pinned', { exact: true }).waitFor()
    await page.getByText('One step reuses its pinned output instead of running: hello.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Grace')
    await pressRun(page)
    await openStartedRun(page)
    await page.getByText('One step reused its pinned output: hello.').waitFor()
    await statusIs(page, 'Succeeded')
    await unfoldSteps(page)
    await step.getByText('Pinned', { exact: true }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('link', { name: 'Open flow' }).click()
    // A wide window shows the canvas first.
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await page.getByRole('button', { name: 'Unpin: hello' }).click()
    await page.getByText('Output unpinned').first().waitFor()
    await page.getByText('uses its pinned output').waitFor({ state: 'detached' })
  })
})
