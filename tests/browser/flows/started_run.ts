import type { Page } from 'playwright-core'

/** Starts a run with the form. */
export const pressRun = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Run flow', disabled: false }).click()

/** Opens the screen of the run that was just started in the flow builder. */
export async function openStartedRun(page: Page): Promise<void> {
  await page.waitForURL(/[?&]run=/)
  await page.getByRole('link', { name: 'Open run', exact: true }).click()
  await page.waitForURL(/\/runs\//)
}
