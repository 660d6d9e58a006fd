import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { openStartedRun, pathToDecide, pressRun } from '#tests/browser/flows/started_run'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, node, through } from '#tests/functional/flows/flow_steps'

const CONTENT = '{{hello}}\n\n| Part | Count |\n| --- | --- |\n| Wheels | 3 |'

const asking = (needsAccount: boolean): FlowGraph => {
  const settings = { ...APPROVAL.settings, needsAccount, content: CONTENT }
  return through({ ...APPROVAL, settings }, 'approved')
}

/** Starts a run that asks a person, by its page. */
async function runAsking(page: Page, needsAccount: boolean): Promise<void> {
  const flow = { title: 'Greet', graph: asking(needsAccount) }
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
  await page.goto(`/flow-builder/${id}`)
  await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
  await pressRun(page)
  await openStartedRun(page)
  await page.getByText('Waiting for approval').waitFor()
}

const status = (page: Page, text: string) =>
  page
    .locator('main p', { has: page.getByRole('status') })
    .first()
    .getByText(text)
    .waitFor()

/** Asks about each line of what is given. */
function askingForEach(): FlowGraph {
  const each = node('each', 'for-each', {
    ...{ list: '{{hello}}', parallel: 8, whenItemFails: 'skip', gather: 'wait' },
  })
  const settings = { ...APPROVAL.settings, content: 'About {{item}}' }
  const { nodes, ...rest } = through(each)
  const [ask, hello, ...others] = nodes
  const text = ['Hello {{who}}', ...Array.from({ length: 11 }, (_, at) => `line ${at}`)].join('\n')
  const lines = { ...hello, settings: { ...hello.settings, text } }
  const wait = { ...APPROVAL, settings, parent: 'each' }
  return { ...rest, nodes: [ask, lines, ...others, wait] }
}

test.group('An approval inside a For each', (group) => {
  const desk = Desk.in(group)

  test('shows its owner each item that waits, with its text, and goes on with each answer', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const flow = { title: 'Each', graph: askingForEach() }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Ada')
    await pressRun(page)
    await openStartedRun(page)
    const item = (number: number) => page.getByRole('region', { name: `Item ${number}: wait` })
    await item(1).getByText('About Hello Ada').waitFor()
    // So many are at work at a time.
    await item(8).getByText('About line 6').waitFor()
    assert.equal(await item(9).count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await item(2).getByRole('button', { name: 'Approve' }).click()
    await item(2).waitFor({ state: 'detached' })
    await item(9).getByText('About line 7').waitFor()
    await item(3).getByRole('button', { name: 'Reject' }).click()
    await item(3).getByLabel('Why are you rejecting it?').fill('No')
    await item(3).getByRole('button', { name: 'Send rejection' }).click()
    await item(3).waitFor({ state: 'detached' })
    await item(10).getByText('About line 8').waitFor()
  })
})

test.group('An approval', (group) => {
  const desk = Desk.in(group)

  test('that needs an account says so to a visitor on a phone, and comes back after sign-in', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await runAsking(page, true)
    await page.getByText('Anyone with the link and a Hone account can decide, too.').waitFor()
    await page.getByRole('link', { name: /^To change this for future runs/ }).waitFor()
    const other = await desk.arrive({ as: null, width: 390 })
    desk.complaints.expect(/status of 401/)
    const link = await pathToDecide(page)
    await other.goto(link)
    await other.getByText('Sign in to decide').waitFor()
    assert.equal(new URL(other.url()).pathname, link)
    assert.deepEqual(await barriers(other), [])
    await other.getByRole('link', { name: 'Sign in or create an account' }).click()
    await other.getByRole('link', { name: /pro@hone\.test/ }).click()
    await other.getByRole('heading', { name: 'All right?' }).waitFor()
    assert.equal(new URL(other.url()).pathname, link)
    await other.getByText('Ada Lovelace needs your decision for “Greet”.').waitFor()
    assert.deepEqual(await barriers(other), [])
  })

  test('that needs no account says so before its link is sent', async () => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    await page.getByText('Anyone with the link can decide, too.').waitFor()
  })

  test('shows its text as a document, and leads its owner back to the run', async ({ assert }) => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    const run = page.url()
    const link = await pathToDecide(page)
    const visitor = await desk.arrive({ as: null })
    await visitor.goto(link)
    const text = visitor.getByRole('region', { name: 'Text to approve' })
    await text.getByText('Hello Ada').waitFor()
    await text.getByRole('region', { name: 'Table' }).getByText('Wheels').waitFor()
    assert.equal(await visitor.getByRole('link', { name: 'Open the run' }).count(), 0)
    await page.goto(link)
    await page.getByRole('link', { name: 'Open the run' }).click()
    await page.waitForURL(run)
  })

  test('is decided by its owner where the run is, who then sees the result', async ({ assert }) => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    const waiting = page.getByRole('listitem').filter({ hasText: 'Waiting for approval' })
    await waiting.getByText('All right?').waitFor()
    await waiting.getByRole('group', { name: 'Text to approve' }).getByText('Hello Ada').waitFor()
    assert.equal(await waiting.getByText(/\/a\//).count(), 0)
    assert.deepEqual(await barriers(page), [])
    await waiting.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('region', { name: 'Result' }).getByText('Hello Ada').waitFor()
    await page.locator('[role="status"]:focus').waitFor()
    assert.match(page.url(), /\/runs\//)
    assert.deepEqual(await barriers(page), [])
  })

  test('can be rejected in place, beside the flow', async () => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    const id = page.url().split('/').at(-1)
    await page.getByRole('link', { name: 'Open flow' }).click()
    await page.waitForURL(/flow-builder/)
    await page.goto(`${page.url().split('?')[0]}?run=${id}`)
    const panel = page.getByRole('complementary', { name: 'Flow panel' })
    await panel.getByRole('button', { name: 'Reject' }).click()
    await panel.getByLabel('Why are you rejecting it?').fill('Too short')
    await panel.getByRole('button', { name: 'Send rejection' }).click()
    await panel.getByText('Reason: “Too short”').first().waitFor()
  })

  test('beside the flow is followed by the result, in view', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.setViewportSize({ width: 1440, height: 700 })
    await runAsking(page, false)
    const id = page.url().split('/').at(-1)
    await page.getByRole('link', { name: 'Open flow' }).click()
    await page.waitForURL(/flow-builder/)
    await page.goto(`${page.url().split('?')[0]}?run=${id}`)
    const panel = page.getByRole('complementary', { name: 'Flow panel' })
    await panel.getByRole('button', { name: 'Approve' }).scrollIntoViewIfNeeded()
    await panel.getByText('Runs', { exact: true }).scrollIntoViewIfNeeded()
    await panel.getByRole('button', { name: 'Approve' }).click()
    const result = panel.getByRole('region', { name: 'Result' }).getByText('Hello Ada')
    await result.waitFor()
    const isInView = () =>
      result.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
    await becomes(isInView, true)
    assert.equal(await page.locator('[role="status"]:focus').count(), 1)
  })

  test('on its own page leads its owner to the result of the run', async () => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    await page.goto(await pathToDecide(page))
    await page.getByText('Your flow “Greet” needs your decision.').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(/\/runs\//)
    await page.getByText(/^“wait”: Approved by Ada Lovelace \(.+\), just now\.$/).waitFor()
    await page.getByRole('region', { name: 'Result' }).getByText('Hello Ada').waitFor()
  })

  test('of somebody else is named beside the result of the run', async ({ assert }) => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    const other = await desk.arrive({ as: null })
    await other.goto(await pathToDecide(page))
    await other.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('“wait”: Approved by someone with the link, just now.').waitFor()
    await page.getByRole('region', { name: 'Result' }).getByText('Hello Ada').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })

  test('is sent to others by what the device offers for it', async ({ assert }) => {
    const page = await newcomer(desk)
    await page.addInitScript(() => {
      const sent: unknown[] = []
      Object.assign(globalThis, { sent })
      navigator.share = async (data) => void sent.push(data)
    })
    await runAsking(page, false)
    await page.getByRole('button', { name: 'Send link' }).click()
    const sent = await page.evaluate(() => (globalThis as { sent?: { url: string }[] }).sent)
    assert.equal(new URL(sent![0].url).pathname, await pathToDecide(page))
  })

  test('that is rejected is no success of its run', async ({ assert }) => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    const other = await desk.arrive({ as: null })
    await other.goto(await pathToDecide(page))
    await other.getByRole('button', { name: 'Reject' }).click()
    await other.getByLabel('Why are you rejecting it?').fill('Too short\nAnd too plain')
    await other.getByRole('button', { name: 'Send rejection' }).click()
    const reason = 'Reason: “Too short\nAnd too plain”'
    const linesOf = (place: Page) => place.getByText('Reason: “Too short').last().innerText()
    await becomes(() => linesOf(other), reason)
    await status(page, 'Rejected')
    await page.getByText('The run was rejected', { exact: true }).waitFor()
    const why = 'Stopped: rejected by someone with the link. Reason: “Too short And too plain”'
    await page.getByText(why, { exact: true }).waitFor()
    const step = page.getByRole('listitem').filter({ hasText: 'Ask a person' })
    await step.getByText('Rejected', { exact: true }).waitFor()
    await step.getByText('Rejected by someone with the link, just now.', { exact: true }).waitFor()
    assert.equal(await step.getByText('Succeeded').count(), 0)
    await becomes(() => linesOf(page), reason)
    assert.equal(await page.getByText('Flow executed successfully').count(), 0)
    await page.getByRole('link', { name: 'Open flow' }).click()
    await page.getByRole('heading', { level: 1, name: 'Greet', exact: true }).waitFor()
    await page.getByRole('listitem').getByText('Rejected', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Notices/ }).click()
    await page.getByRole('menuitem', { name: /Greet was rejected/ }).waitFor()
    await page.goto('/my-workflows')
    await page.getByRole('link', { name: 'Open the last run of “Greet”: Rejected' }).waitFor()
  })
})
