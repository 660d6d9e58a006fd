import type { Locator, Page } from 'playwright-core'

/**
 * The toast that says this. It goes after five seconds, but stays while the pointer is on it: so this moves the
 * pointer there. Call it before anything else is waited for.
 */
export async function heldToast(page: Page, says: string): Promise<Locator> {
  const shown = page.locator('[aria-label^="Notifications"] li[data-state="open"]')
  const toast = shown.filter({ has: page.getByText(says, { exact: true }) })
  await toast.hover()
  return toast
}

/** Clicks a button in the toast that says this. */
export async function clickInToast(page: Page, says: string, button = 'Undo'): Promise<void> {
  const toast = await heldToast(page, says)
  await toast.getByRole('button', { name: button, exact: true }).click()
}
