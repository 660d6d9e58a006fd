import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'

export interface Downloaded {
  name: string
  bytes: Buffer
}

/** What comes into the downloads when `act` is done. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<Downloaded> {
  const coming = page.waitForEvent('download')
  // Where `act` fails, its error says more than the missing download.
  coming.catch(() => {})
  await act()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Opens an export menu and chooses a format, once the menu of the last export is gone. */
export async function choose(page: Page, trigger: Locator, format: string): Promise<void> {
  await becomes(async () => (await trigger.getAttribute('aria-busy')) === 'true', false)
  await becomes(() => page.getByRole('menu').count(), 0)
  await trigger.click()
  await page.getByRole('menuitem', { name: format, exact: true }).click()
}

export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText())

/** Letters without the white space that readers of PDFs only guess. */
export const tight = (text: string) => text.replace(/\s+/g, '')
