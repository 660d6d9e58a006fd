import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { pressRun } from '#tests/browser/flows/started_run'
import { send, shows } from '#tests/browser/specification/checks'
import type { Check, WalkedApp } from '#tests/browser/specification/types'
import { GREETING } from '#tests/functional/flows/flow_steps'

async function create(page: Page, app: WalkedApp, title = 'Greet'): Promise<string> {
  const answer = await send(page, app, 'POST', '/api/flows', { title, graph: GREETING })
  assert.equal(answer.status(), 201)
  return ((await answer.json()) as { id: string }).id
}

/** A run, as what a credit is spent on. */
export async function spendsCredit(page: Page, app: WalkedApp): Promise<void> {
  const id = await create(page, app)
  const ran = await send(page, app, 'POST', `/api/flows/${id}/execute`, { inputs: { who: 'Ada' } })
  assert.equal(ran.status(), 200)
}

export const opensBuilder: Check = async (page, app) => {
  const id = await create(page, app)
  await page.goto(`${app.url}/flow-builder/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Greet' }).waitFor()
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
