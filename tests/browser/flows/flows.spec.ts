import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import {
  openStartedRun,
  pathToDecide,
  pressRun,
  unfoldSteps,
} from '#tests/browser/flows/started_run'
import { barriers } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveWithModel, disconnectAll } from '#tests/browser/helpers/model_provider'
import { WIDTHS } from '#tests/browser/helpers/widths'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, edge, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { startModelStandIn } from '#tests/helpers/model_stand_in'

const open = { ...APPROVAL, settings: { ...APPROVAL.settings, needsAccount: false, mayEdit: true } }
const ASKS = through(open, 'approved')
const ABSENT = '01900000-0000-7000-8000-000000000000'

/** A flow of this person, opened. */
async function openFlow(page: Page, graph: FlowGraph): Promise<void> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', { title: 'Greet', graph })
  await page.goto(`/flow-builder/${id}`)
}

async function run(page: Page, who = 'Ada'): Promise<void> {
  await page.getByRole('textbox', { name: 'Who', exact: true }).fill(who)
  await pressRun(page)
  await openStartedRun(page)
}

const status = (page: Page) => page.locator('main p', { has: page.getByRole('status') }).first()
const statusIs = (page: Page, text: string) => status(page).getByText(text).waitFor()

test.group('Flows', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  test('from a ready flow to its result, {$self} px wide')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const page = await newcomer(desk, { width })
      await page.goto('/flow-builder')
      await page.getByRole('heading', { name: 'Ready flows' }).waitFor()
      assert.deepEqual(await barriers(page), [])
      await page.getByRole('button', { name: 'Use this flow: Campaign from one brief' }).click()
      await page.getByRole('heading', { level: 1, name: 'Campaign from one brief' }).waitFor()
      await page.getByText('Costs one credit. You have 25 left.').waitFor()
      assert.deepEqual(await barriers(page), [])
      await page.getByRole('button', { name: 'Fill in the sample' }).click()
      const done = 'Your flow has been processed and 1 credit has been used.'
      const announced = page.getByText(done, { exact: true }).waitFor()
      await page.keyboard.press('ControlOrMeta+Enter')
      await openStartedRun(page)
      await announced
      await statusIs(page, 'Succeeded')
      await page.getByText('Demo answer').first().waitFor()
      assert.deepEqual(await barriers(page), [])
      await page.goto('/my-workflows')
      await page.getByRole('link', { name: 'Open: Campaign from one brief' }).click()
      await page.getByText('You have 24 left').waitFor()
      await page.getByText(/^Estimate from the last run: .*tokens\.$/).waitFor()
    })

  test('a ready flow shows what it gave with its sample', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.goto('/flow-builder')
    await page.getByText('Sample result: Campaign from one brief').click()
    const result = page.getByRole('region', { name: 'Campaign kit' })
    await result.getByRole('heading', { name: 'Email' }).waitFor()
    await result.getByText('Demo answer').first().waitFor()
    assert.deepEqual(await barriers(page), [])
  })

  test('what is missing is said at its field, and nothing is charged', async ({ assert }) => {
    const page = await newcomer(desk)
    await openFlow(page, GREETING)
    await pressRun(page)
    await page.getByText('Fill in "Who".').waitFor()
    assert.isTrue(
      await page
        .getByRole('textbox', { name: 'Who', exact: true })
        .evaluate((field) => field === document.activeElement)
    )
    await page.getByText('You have 25 left').waitFor()
  })

  test('a cost limit that is none is refused, and the field stays open', async ({ assert }) => {
    const page = await newcomer(desk)
    await openFlow(page, GREETING)
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await page.getByText('Limit model cost').click()
    await page.getByLabel('Cost limit').fill('a lot')
    await pressRun(page)
    await page.getByText('Enter an amount in US dollars, such as 0.50.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByLabel('Cost limit').fill('0.50')
    await pressRun(page)
    await openStartedRun(page)
    await statusIs(page, 'Succeeded')
  })

  test('a flow that cannot run says what to repair', async () => {
    const page = await newcomer(desk)
    const lost = node('hello', 'format', { text: 'Hello {{nobody}}', as: 'text' })
    await openFlow(page, { ...GREETING, nodes: GREETING.nodes.toSpliced(1, 1, lost) })
    await page.getByText('Fix one problem before running this flow').waitFor()
    await pressRun(page)
    await page.getByRole('heading', { level: 2, name: 'hello', exact: true }).waitFor()
    await page
      .getByRole('complementary')
      .getByText(/uses “?nobody/)
      .first()
      .waitFor()
  })

  test('a run that fails says why and at which step, and costs nothing', async () => {
    const page = await newcomer(desk)
    await openFlow(page, through(node('broken', 'format', { text: '{{hello}', as: 'json' })))
    await run(page)
    await statusIs(page, 'Failed')
    await page.getByRole('alert').getByText('The text is not JSON').waitFor()
    await statusIs(page, 'No credit used')
    const step = page.getByRole('listitem').filter({ hasText: 'broken' })
    await step.getByText('Failed').waitFor()
  })

  test('somebody without an account changes and approves a text on a phone', async ({ assert }) => {
    const page = await newcomer(desk)
    await openFlow(page, ASKS)
    await run(page)
    await statusIs(page, 'Waiting')
    assert.deepEqual(await barriers(page), [])
    const other = await desk.arrive({ as: null, width: 390 })
    await other.goto(await pathToDecide(page))
    await other.getByRole('heading', { name: 'All right?' }).waitFor()
    const robots = await other.locator('meta[name=robots]').first().getAttribute('content')
    assert.include(robots, 'noindex')
    assert.deepEqual(await barriers(other), [])
    await other.getByLabel('Text to approve').fill('Dear Ada')
    await other.getByRole('button', { name: 'Approve' }).click()
    await other.getByText('Thank you. You can close this page.').waitFor()
    assert.deepEqual(await barriers(other), [])
    await statusIs(page, 'Succeeded')
    await page.getByRole('region', { name: 'Result' }).getByText('Dear Ada').waitFor()
    await unfoldSteps(page)
    await page.getByText(/^Approved by someone with the link/).waitFor()
  })

  test('a rejection needs a reason, which the owner reads', async () => {
    const page = await newcomer(desk)
    await openFlow(page, {
      ...ASKS,
      nodes: [...ASKS.nodes, node('no', 'result', { value: 'Not sent', title: 'No', formats: [] })],
      edges: [...ASKS.edges, edge('wait', 'no', 'rejected')],
    })
    await run(page)
    const other = await desk.arrive({ as: null })
    await other.goto(await pathToDecide(page))
    await other.getByRole('button', { name: 'Reject' }).click()
    await other.getByRole('button', { name: 'Send rejection' }).click()
    await other.getByText('Enter a reason.').waitFor()
    await other.getByLabel('Why are you rejecting it?').fill('Too short')
    await other.getByRole('button', { name: 'Send rejection' }).click()
    await other.getByText('Reason: “Too short”').waitFor()
    await page.getByText('Not sent').first().waitFor()
    await unfoldSteps(page)
    await page.getByText('Reason: “Too short”').waitFor()
  })

  test('a run is stopped, and its link says so', async () => {
    const page = await newcomer(desk)
    await openFlow(page, ASKS)
    await run(page)
    const link = await pathToDecide(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await statusIs(page, 'Canceled')
    await page.goto(link)
    await page.getByRole('heading', { name: 'No decision is needed any more' }).waitFor()
    await page.getByText(/^The run was canceled /).waitFor()
  })

  test('what is not there is said', async () => {
    const page = await newcomer(desk)
    desk.complaints.expect(/status of 404/)
    await page.goto(`/flow-builder/${ABSENT}`)
    await page.getByText('Flow not found').waitFor()
    await page.goto(`/runs/${ABSENT}`)
    await page.getByText('Run not found').waitFor()
  })

  test('a page that is loaded again amid a run shows what was done and goes on', async ({
    cleanup,
  }) => {
    const standIn = await startModelStandIn()
    cleanup(() => standIn.close())
    cleanup(() => disconnectAll(desk))
    const page = await arriveWithModel(desk, standIn.url)
    const settings = {
      text: 'Greet {{hello}}',
      model: null,
      maxTokens: 100,
      answer: 'text',
      fields: [],
    }
    await openFlow(page, through(node('writes', 'prompt', settings)))
    const gate = Promise.withResolvers<void>()
    standIn.gate = gate.promise
    await run(page)
    const step = page.getByRole('listitem').filter({ hasText: 'writes' })
    await step.getByText('Running').waitFor()
    await page.reload()
    await page.getByRole('listitem').filter({ hasText: 'hello' }).getByText('Succeeded').waitFor()
    await step.getByText('Running').waitFor()
    gate.resolve()
    await statusIs(page, 'Succeeded')
    await page.getByRole('region', { name: 'Result' }).getByText('Hello Ada').waitFor()
  })
})
