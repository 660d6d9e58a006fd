import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'

/** Of each page; the rest rarely helps. */
const MAX_CHARACTERS = 400
/** A page that cannot leave for its next address does not answer. */
const PATIENCE_MS = 5_000

/** The address and the first words of every open page, for the report of a test that failed. */
export async function whatPagesShow(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  return (await Promise.all(pages.map(whatShows))).join('\n')
}

async function whatShows(page: Page): Promise<string> {
  const words = await Promise.race([wordsOf(page), wait(PATIENCE_MS, '(no answer)')])
  return `${page.url()} shows: ${words.slice(0, MAX_CHARACTERS)}`
}

const wordsOf = (page: Page): Promise<string> =>
  page
    .locator('main, dialog, [role="alert"], body:not(:has(main))')
    .allInnerTexts()
    .then((texts) => texts.join(' ').replace(/\s+/g, ' ').trim())
    .catch((error: Error) => `(${error.message})`)
