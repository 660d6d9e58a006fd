import type { BrowserContext } from 'playwright-core'

/** Closes a context; requests that a test still holds back, or is answering, end with it without an error. */
export async function closeQuietly(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}
