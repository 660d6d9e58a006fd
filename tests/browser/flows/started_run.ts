import type { Page } from 'playwright-core'

/** Starts a run with the form, by a key: what is still being loaded above the button may move it under a pointer. */
export const pressRun = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Run flow', disabled: false }).press('Enter')

/** Opens the screen of the run that was just started in the flow builder. */
export async function openStartedRun(page: Page): Promise<void> {
  await page.waitForURL(/[?&]run=/)
  // By a key: the bar above the flow changes as the run goes on.
  await page.getByRole('link', { name: 'Open run', exact: true }).press('Enter')
  await page.waitForURL(/\/runs\//)
}
