import type { BrowserContext } from 'playwright-core'

/** Closes a context; requests that a test still holds back, or is answering, end with it without an error. */
export async function closeQuietly(context: BrowserContext): Promise<void> {
  await letGo(context)
  await context.close()
}

/** Closes all pages of a context but the first, in the same way. Where there is only the first, it stays as it is. */
export async function closeLaterPages(context: BrowserContext): Promise<void> {
  if (context.pages().length < 2) return
  await letGo(context)
  for (const page of context.pages().slice(1)) await page.close()
}

/** Requests that a test still holds back, or is answering, end without an error. */
export async function letGo(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}
