import type { Page } from 'playwright-core'
import { call } from '#tests/browser/saved/own_data'

/** Starts a run with the form. */
export const pressRun = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Run flow', disabled: false }).click()

/** Opens the screen of the run that was just started in the flow builder. */
export async function openStartedRun(page: Page): Promise<void> {
  await page.waitForURL(/[?&]run=/)
  await page.getByRole('link', { name: 'Open run', exact: true }).click()
  await page.waitForURL(/\/runs\//)
}

/** Shows the steps of a run, which fold when its result comes. */
export async function unfoldSteps(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Result' }).first().waitFor()
  await page.locator('summary', { hasText: /^Steps$/ }).click()
}

interface OpenRun {
  steps: { approval: { path: string } | null }[]
}

/** The page where others decide about the run that is shown, once it asks. */
export async function pathToDecide(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  const { pathname, searchParams } = new URL(page.url())
  const id = searchParams.get('run') ?? pathname.split('/').at(-1)
  const run = await call<OpenRun>(page, 'GET', `/api/runs/${id}`)
  return run.steps.find(({ approval }) => approval)!.approval!.path
}
