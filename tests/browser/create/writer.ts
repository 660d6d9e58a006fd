import type { Locator, Page } from 'playwright-core'
import type { VariantId } from '#app/prompts/domain/types'

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

const TABS = { structured: 'Structured', contextual: 'Contextual', optimized: 'Optimized' }

/** Shows one of the three versions of the Prompt Editor. */
export async function openVersion(page: Page, id: VariantId = 'structured'): Promise<Locator> {
  await page.getByRole('tab', { name: TABS[id] }).click()
  return page.locator(`[data-variant="${id}"]`)
}

/** Opens the menu with what is done less often with the version that is shown. */
export const openMore = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^More actions/ })
    .click()
