import type { Group } from '@japa/runner/core'
import type { Browser } from 'playwright-core'
import { ensureServer, openBrowser } from '#tests/browser/public/visit'

/** A browser for the tests of a group; what a test opened in it is closed after it. */
export function withBrowser(group: Group): () => Browser {
  let browser: Browser
  group.setup(async () => {
    const stop = await ensureServer()
    browser = await openBrowser()
    return async () => {
      await browser.close()
      await stop()
    }
  })
  group.each.teardown(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  return () => browser
}
