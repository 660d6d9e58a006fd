import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { FlowGraph } from '#app/flows/domain/graph'
import { openStartedRun } from '#tests/browser/flows/started_run'
import { barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, through } from '#tests/functional/flows/flow_steps'

const asking = (needsAccount: boolean): FlowGraph =>
  through({ ...APPROVAL, settings: { ...APPROVAL.settings, needsAccount } }, 'approved')

/** Starts a run that asks a person, by its page. */
async function runAsking(page: Page, needsAccount: boolean): Promise<void> {
  const flow = { title: 'Greet', graph: asking(needsAccount) }
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
  await page.goto(`/flow-builder/${id}`)
  await page.getByRole('textbox', { name: 'Who' }).fill('Ada')
  await page.getByRole('button', { name: 'Run flow' }).click()
  await openStartedRun(page)
  await page.getByText('Waiting for approval').waitFor()
}

const linkIn = async (page: Page) =>
  (await page.getByRole('link', { name: 'Decide yourself' }).getAttribute('href'))!

const status = (page: Page, text: string) =>
  page.locator('main').getByRole('status').first().getByText(text).waitFor()

test.group('An approval', (group) => {
  const desk = Desk.in(group)

  test('that needs an account says so to a visitor on a phone, and comes back after sign-in', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await runAsking(page, true)
    await page.getByText('The approver needs a Hone account.').waitFor()
    await page.getByRole('link', { name: /^To change this for future runs/ }).waitFor()
    const other = await desk.arrive({ as: null, width: 390 })
    desk.complaints.expect(/status of 401/)
    const link = await linkIn(page)
    await other.goto(link)
    await other.getByText('Sign in to decide').waitFor()
    assert.equal(new URL(other.url()).pathname, link)
    assert.deepEqual(await barriersByDayAndNight(other), [])
    await other.getByRole('link', { name: 'Sign in or create an account' }).click()
    await other.getByRole('link', { name: /pro@hone\.test/ }).click()
    await other.getByRole('heading', { name: 'All right?' }).waitFor()
    assert.equal(new URL(other.url()).pathname, link)
    await other.getByText('Ada Lovelace needs your decision for “Greet”.').waitFor()
    assert.deepEqual(await barriersByDayAndNight(other), [])
  })

  test('that needs no account says so before its link is sent', async () => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    await page.getByText('Anyone with the link can decide.').waitFor()
  })

  test('shows its text as a document, and leads its owner back to the run', async ({ assert }) => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    const run = page.url()
    const link = await linkIn(page)
    const visitor = await desk.arrive({ as: null })
    await visitor.goto(link)
    await visitor.getByRole('region', { name: 'Text to approve' }).getByText('Hello Ada').waitFor()
    assert.equal(await visitor.getByRole('link', { name: 'Open the run' }).count(), 0)
    await page.goto(link)
    await page.getByRole('link', { name: 'Open the run' }).click()
    await page.waitForURL(run)
  })

  test('that is rejected is no success of its run', async ({ assert }) => {
    const page = await newcomer(desk)
    await runAsking(page, false)
    const other = await desk.arrive({ as: null })
    await other.goto(await linkIn(page))
    await other.getByRole('button', { name: 'Reject' }).click()
    await other.getByLabel('Why are you rejecting it?').fill('Too short')
    await other.getByRole('button', { name: 'Send rejection' }).click()
    await other.getByText('Reason: “Too short”').waitFor()
    await status(page, 'Rejected')
    await page.getByText('The run was rejected', { exact: true }).waitFor()
    const why = 'Stopped: rejected by someone with the link. Reason: “Too short”'
    await page.getByText(why, { exact: true }).waitFor()
    assert.equal(await page.getByText('Flow executed successfully').count(), 0)
    await page.getByRole('link', { name: 'Open flow' }).click()
    await page.getByRole('heading', { level: 1, name: 'Greet', exact: true }).waitFor()
    await page.getByRole('listitem').getByText('Rejected', { exact: true }).waitFor()
  })
})
