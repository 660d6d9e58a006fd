import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { pressRun } from '#tests/browser/flows/started_run'
import { fetched, refuses, send, shows } from '#tests/browser/specification/checks'
import type { Check, WalkedApp } from '#tests/browser/specification/types'
import { GREETING } from '#tests/functional/flows/flow_steps'

const FIELDS = [
  ...['id', 'title', 'context', 'tags', 'isFavorite', 'currentStep'],
  ...['createdAt', 'updatedAt', 'lastAccessedAt'],
]

interface ListedFlow {
  id: string
  title: string
}

const listed = (page: Page, app: WalkedApp) => fetched<ListedFlow[]>(page, app, '/api/flows')

async function create(page: Page, app: WalkedApp, title = 'Greet'): Promise<string> {
  const answer = await send(page, app, 'POST', '/api/flows', { title, graph: GREETING })
  assert.equal(answer.status(), 201)
  return ((await answer.json()) as ListedFlow).id
}

export const opensBuilder: Check = async (page, app) => {
  const id = await create(page, app)
  await page.goto(`${app.url}/flow-builder/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Greet' }).waitFor()
}

export const listsFlows: Check = async (page, app) => {
  const id = await create(page, app)
  const flow = (await listed(page, app)).find((one) => one.id === id)
  for (const field of FIELDS) assert.ok(flow && field in flow, field)
}

export const deletesFlow: Check = async (page, app) => {
  const id = await create(page, app)
  assert.equal((await send(page, app, 'DELETE', `/api/flows/${id}`)).status(), 204)
  assert.ok(!(await listed(page, app)).some((one) => one.id === id))
}

export const duplicatesFlow: Check = async (page, app) => {
  const id = await create(page, app)
  assert.equal((await send(page, app, 'POST', `/api/flows/${id}/duplicate`)).status(), 201)
  const titles = (await listed(page, app)).map(({ title }) => title)
  assert.deepEqual(titles.toSorted(), ['Greet', 'Greet (copy)'])
}

const creditsUsed = async (page: Page, app: WalkedApp): Promise<number> =>
  (await fetched<{ creditsUsed: number }>(page, app, '/api/subscription')).creditsUsed

export const executesForOneCredit: Check = async (page, app) => {
  const path = `/api/flows/${await create(page, app)}/execute`
  await refuses('POST', path, 422)(page, app)
  assert.equal(await creditsUsed(page, app), 0)
  const run = await send(page, app, 'POST', path, { inputs: { who: 'Ada' } })
  assert.equal(run.status(), 200)
  assert.equal(await creditsUsed(page, app), 1)
}

export const runsWhileCreditsRemain: Check = async (page, app) => {
  const path = `/api/flows/${await create(page, app)}/execute`
  const inputs = { who: 'Ada' }
  for (let credit = 0; credit < 25; credit++)
    assert.equal((await send(page, app, 'POST', path, { inputs })).status(), 200)
  await refuses('POST', path, 402, { inputs })(page, app)
}

async function runOnScreen(page: Page, app: WalkedApp): Promise<void> {
  await opensBuilder(page, app)
  await page.getByLabel('Who', { exact: true }).fill('Ada')
  await pressRun(page)
}

export const saysThatItRan: Check = async (page, app) => {
  await runOnScreen(page, app)
  await shows('Flow executed successfully')(page, app)
  await shows('Your flow has been processed and 1 credit has been used.')(page, app)
}

/** The server answers a run with this. */
export const saysThatItFailed =
  (answer: { status: number; body: string }, reason: string): Check =>
  async (page, app) => {
    await page.route('**/api/flows/*/execute', (route) =>
      route.fulfill({ ...answer, contentType: 'application/json' })
    )
    await runOnScreen(page, app)
    await shows('Execution failed')(page, app)
    await shows(reason)(page, app)
  }
