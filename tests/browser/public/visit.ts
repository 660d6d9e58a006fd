import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { PATIENCE } from '#tests/browser/helpers/desk'

const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium'

export const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

/** Starts what is not running yet; returns how to end it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
}

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

/** A page in a context of its own. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  return context.newPage()
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
