import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { closeLaterPages, closeQuietly } from '#tests/browser/helpers/close_quietly'

/** A page of the server that has no script and keeps nothing. */
const QUIET = '/health/live'

const STORAGE = 'local_storage,session_storage,indexeddb,service_workers,cache_storage,file_systems'

interface Kept {
  context: BrowserContext
  /** Its first page. It holds open the process in which the scripts are compiled already. */
  anchor: Page
  options: string
}

/**
 * Browser contexts that tests use one after the other: in a new one every script is fetched and compiled again. What a
 * test leaves in one is cleared before the next test gets it.
 */
export class Contexts {
  #free: Kept[] = []
  #taken: Kept[] = []

  constructor(
    private browser: Browser,
    private url: string,
    private prepare: (context: BrowserContext) => Promise<void>
  ) {}

  /** A context with these options that no other page of this test is in, and with nothing in it. */
  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const at = this.#free.findIndex((kept) => kept.options === key)
    const kept = at < 0 ? await this.#make(options, key) : this.#free.splice(at, 1)[0]
    this.#taken.push(kept)
    return kept.context
  }

  /** Between two tests: contexts in which nothing of the first is left are there for the second. */
  async giveBack(): Promise<void> {
    for (const kept of this.#taken.splice(0)) {
      if (await this.#clear(kept)) this.#free.push(kept)
      else await closeQuietly(kept.context)
    }
  }

  /** Whether a context is one of these, which must stay open between tests. */
  has(context: BrowserContext): boolean {
    return [...this.#free, ...this.#taken].some((kept) => kept.context === context)
  }

  async #make(options: BrowserContextOptions, key: string): Promise<Kept> {
    const context = await this.browser.newContext(options)
    await this.prepare(context)
    const anchor = await context.newPage()
    await anchor.goto(QUIET)
    return { context, anchor, options: key }
  }

  /** Whether all that a test may have left could be removed. */
  async #clear({ context, anchor }: Kept): Promise<boolean> {
    // A test may have closed it.
    if (anchor.isClosed()) return false
    await closeLaterPages(context)
    // A clock that a test set holds for every page of its context.
    if (await anchor.evaluate(() => '__pwClock' in globalThis)) return false
    await context.setOffline(false)
    await context.clearCookies()
    const session = await context.newCDPSession(anchor)
    await session.send('Storage.clearDataForOrigin', { origin: this.url, storageTypes: STORAGE })
    await session.detach()
    return true
  }
}
