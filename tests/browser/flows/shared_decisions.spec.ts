import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { GRACE, signInBeside, signInDialog } from '#tests/browser/create/ended_sessions'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { unfoldSteps } from '#tests/browser/flows/started_run'
import { arriveAs, call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, edge, node, through } from '#tests/functional/flows/flow_steps'

const settings = { ...APPROVAL.settings, needsAccount: false, mayEdit: true }
const ASKING = through({ ...APPROVAL, settings }, 'approved')
const WITH_A_WAY = {
  ...ASKING,
  nodes: [...ASKING.nodes, node('no', 'result', { value: 'Not sent', title: 'No', formats: [] })],
  edges: [...ASKING.edges, edge('wait', 'no', 'rejected')],
}

interface OpenRun {
  id: string
  steps: { approval: { path: string } | null }[]
}

/** The path of the page that a run asks with. */
async function askedWith(page: Page, graph: object = ASKING): Promise<string> {
  const flow = { title: 'Greet', graph }
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
  const inputs = { who: 'Ada' }
  const started = await call<OpenRun>(page, 'POST', `/api/flows/${id}/execute`, { inputs })
  const run = await call<OpenRun>(page, 'GET', `/api/runs/${started.id}`)
  return run.steps.find(({ approval }) => approval)!.approval!.path
}

const text = (page: Page) => page.getByLabel('Text to approve')
const approve = (page: Page) => page.getByRole('button', { name: 'Approve' })
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('approval')))

/** Writes on the page and waits until the browser has kept it. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).fill(words)
  await becomes(async () => (await drafts(page)).length, 1)
}

test.group('A decision that several people may make', (group) => {
  const desk = Desk.in(group)

  test('shows who was first to whoever comes second, and their text, on desks and phones', async ({
    assert,
  }) => {
    const owner = await newcomer(desk)
    const path = await askedWith(owner)
    const first = await newcomer(desk, { name: 'Grace Hopper' })
    const second = await desk.arrive({ as: null })
    desk.complaints.expect(/status of 409/)
    for (const page of [first, second]) await page.goto(path)
    await second.getByLabel('Text to approve').fill('My own words')
    await approve(first).click()
    await heading(first, 'Approved: All right?').waitFor()
    await approve(second).click()
    await heading(second, 'Approved: All right?').and(second.locator(':focus')).waitFor()
    await second.getByText('Grace Hopper approved this just now, so').waitFor()
    await second.getByText('your decision did not count').waitFor()
    assert.equal(await second.getByText('Thank you').count(), 0)
    const own = second.getByRole('region', { name: 'Your text' })
    await own.getByText('My own words').waitFor()
    const used = second.getByRole('region', { name: 'Text to approve' })
    await used.getByText('Hello Ada').waitFor()
    await second.getByRole('button', { name: 'Copy your text' }).click()
    await becomes(() => second.evaluate(() => navigator.clipboard.readText()), 'My own words')
    assert.deepEqual(await barriersAtEachWidth(second), [])
  })

  test('keeps the reason of whoever rejects second', async () => {
    const owner = await newcomer(desk)
    const path = await askedWith(owner)
    const visitor = await desk.arrive({ as: null })
    desk.complaints.expect(/status of 409/)
    await visitor.goto(path)
    await visitor.getByRole('button', { name: 'Reject' }).click()
    await visitor.getByLabel('Why are you rejecting it?').fill('Too short')
    await owner.goto(path)
    await approve(owner).click()
    await owner.waitForURL(/\/runs\//)
    await visitor.getByRole('button', { name: 'Send rejection' }).click()
    await visitor.getByText('your decision did not count').waitFor()
    await visitor.getByRole('region', { name: 'Your reason' }).getByText('Too short').waitFor()
  })

  test('keeps a text through a reload until it is decided', async ({ assert }) => {
    const path = await askedWith(await newcomer(desk))
    const visitor = await desk.arrive({ as: null })
    await visitor.goto(path)
    await write(visitor, 'My own words')
    await visitor.reload()
    await becomes(() => text(visitor).inputValue(), 'My own words')
    await visitor.getByRole('button', { name: 'Reject' }).click()
    await visitor.getByLabel('Why are you rejecting it?').fill('Too short')
    await becomes(async () => (await drafts(visitor)).length, 2)
    await visitor.reload()
    await becomes(() => visitor.getByLabel('Why are you rejecting it?').inputValue(), 'Too short')
    await visitor.getByRole('button', { name: 'Cancel' }).click()
    await visitor.locator('button:focus').getByText('Reject').waitFor()
    await approve(visitor).click()
    await visitor.getByText('Thank you. You can close this page.').waitFor()
    await visitor.locator('h1:focus').waitFor()
    assert.deepEqual(await drafts(visitor), [])
    await visitor.reload()
    const used = visitor.getByRole('region', { name: 'Text to approve' })
    await used.getByText('My own words').waitFor()
    assert.equal(await visitor.getByText('your decision did not count').count(), 0)
  })

  test('never shows a text to another person in the same browser', async ({ assert }) => {
    const path = await askedWith(await newcomer(desk))
    const page = await desk.arrive({ as: null })
    await page.goto(path)
    await write(page, 'Words of a visitor')
    await desk.signIn(page)
    await page.reload()
    await becomes(() => text(page).inputValue(), 'Hello Ada')
    await write(page, 'Words of a member')
    const [key] = await drafts(page)
    const { id } = await call<{ id: string }>(page, 'GET', '/api/auth/user')
    assert.include(key, id)
    await page.reload()
    await becomes(() => text(page).inputValue(), 'Words of a member')
  })

  test('shows a kept text once where somebody else decided meanwhile', async ({ assert }) => {
    const owner = await newcomer(desk)
    const path = await askedWith(owner)
    const visitor = await desk.arrive({ as: null })
    await visitor.goto(path)
    await write(visitor, 'My own words')
    await owner.goto(path)
    await approve(owner).click()
    await owner.waitForURL(/\/runs\//)
    await visitor.reload()
    await visitor.getByText('Ada Lovelace approved this just now, so').waitFor()
    await visitor.getByRole('region', { name: 'Your text' }).getByText('My own words').waitFor()
    await becomes(() => drafts(visitor), [])
    assert.equal(await visitor.getByText('Thank you').count(), 0)
  })

  test('says before somebody rejects whether the run stops then', async () => {
    const owner = await newcomer(desk)
    const visitor = await desk.arrive({ as: null })
    await visitor.goto(await askedWith(owner))
    await visitor.getByText('If you reject this, the run stops.').waitFor()
    await visitor.goto(await askedWith(owner, WITH_A_WAY))
    await visitor
      .getByText('If you reject this, the run continues with the steps for a rejection.')
      .waitFor()
  })

  test('says to the same person in another window that they decided before', async () => {
    const owner = await newcomer(desk)
    const path = await askedWith(owner)
    const first = await newcomer(desk, { name: 'Grace Hopper' })
    desk.complaints.expect(/status of 409/)
    await first.goto(path)
    const second = await first.context().newPage()
    await second.goto(path)
    await write(second, 'My own words')
    await approve(first).click()
    await heading(first, 'Approved: All right?').waitFor()
    await approve(second).click()
    await second.getByText('You approved this just now, so this decision did not').waitFor()
    await second.getByRole('region', { name: 'Your text' }).getByText('My own words').waitFor()
  })

  test('says that the run was canceled, and keeps the reason, on desks and phones', async ({
    assert,
  }) => {
    const owner = await newcomer(desk)
    const path = await askedWith(owner)
    const [run] = await call<{ id: string }[]>(owner, 'GET', '/api/runs')
    const visitor = await desk.arrive({ as: null })
    desk.complaints.expect(/status of 409/)
    await visitor.goto(path)
    await visitor.getByRole('button', { name: 'Reject' }).click()
    await visitor.getByLabel('Why are you rejecting it?').fill('Too short')
    await call(owner, 'POST', `/api/runs/${run.id}/cancellation`)
    await visitor.getByRole('button', { name: 'Send rejection' }).click()
    await heading(visitor, 'No decision is needed any more: All right?').waitFor()
    const why = 'The run was canceled just now, so your decision did not count.'
    await visitor.getByText(why, { exact: true }).waitFor()
    await visitor.getByRole('region', { name: 'Your reason' }).getByText('Too short').waitFor()
    assert.equal(await visitor.getByText('Hello Ada').count(), 0)
    assert.deepEqual(await barriersAtEachWidth(visitor), [])
    const late = await desk.arrive({ as: null })
    await late.goto(path)
    await late.getByText('The run was canceled just now.', { exact: true }).waitFor()
  })

  test('decides nothing without the name of somebody whose session has ended', async ({
    assert,
  }) => {
    const owner = await newcomer(desk)
    const path = await askedWith(owner)
    const page = await arriveAs(desk, GRACE.email, GRACE.name)
    desk.complaints.expect(/status of 401/)
    await page.goto(path)
    await write(page, 'My own words')
    await page.context().clearCookies()
    await approve(page).click()
    await signInDialog(page).getByRole('button', { name: 'Not now' }).click()
    await page.getByText('Your session has ended, so nothing was decided.').waitFor()
    assert.deepEqual(await barriers(page), [])
    assert.equal(await text(page).inputValue(), 'My own words')
    await approve(page).click()
    await signInBeside(page, signInDialog(page).getByRole('link', { name: 'Sign in' }), GRACE)
    await heading(page, 'Approved: All right?').waitFor()
    await owner.goto(path)
    await owner.getByText('Grace Hopper approved this just now.').waitFor()
    const { email } = await call<{ email: string }>(page, 'GET', '/api/auth/user')
    await owner.getByRole('link', { name: 'Open the run' }).click()
    await unfoldSteps(owner)
    await owner
      .getByText(`Approved by Grace Hopper (${email}), just now.`, { exact: true })
      .waitFor()
  })
})
