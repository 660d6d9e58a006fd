import type { Page } from 'playwright-core'

export const EXAMPLE = 'Write an email about our new product'

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Where a prompt is written, on every screen that has it. */
export const original = (page: Page) => page.locator('textarea#original')

/** Another tab of the same person. */
export async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}
