import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { closeQuietly } from '#tests/browser/helpers/close_quietly'
import { PATIENCE } from '#tests/browser/helpers/place'

export const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

/** Starts what is not running yet; returns how to end it. */
export async function ensureServer(): Promise<() => Promise<void>> {
  const server = await app.container.make('server')
  if (server.getNodeServer()?.listening) return async () => {}
  const drop = await testUtils.db().migrate()
  const stop = await testUtils.httpServer().start()
  return async () => {
    await stop()
    await drop()
  }
}

const opened: BrowserContext[] = []

/** A page in a context of its own. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  opened.push(context)
  context.setDefaultTimeout(PATIENCE)
  return context.newPage()
}

/** Closes the pages of this file alone: others keep theirs in the same browser. */
export async function closePages(): Promise<void> {
  for (const context of opened.splice(0)) await closeQuietly(context)
}

export interface Visit {
  page: Page
  /** What the browser complained about: errors, warnings, refused by the content policy. */
  complaints: string[]
}

/** A page that has been loaded and whose scripts, if they may run, have begun to work. */
export async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {}
): Promise<Visit> {
  const page = await newPage(browser, { reducedMotion: 'reduce', ...options })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address(path))
  if (options.javaScriptEnabled ?? true) await visitorIsKnown(page)
  return { page, complaints }
}

/**
 * Once the scripts of a page know that nobody is signed in. As written at build, its header holds a hidden "Loading...",
 * which they remove last.
 */
export const visitorIsKnown = (page: Page): Promise<void> =>
  page.locator('header').getByText('Loading...').waitFor({ state: 'detached' })
