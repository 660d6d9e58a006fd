import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { closeQuietly, letGo } from '#tests/browser/helpers/close_quietly'

/** A page of the server that has no script and keeps nothing. */
const QUIET = '/health/live'

/** What cannot be taken back: a context on which a test called one of these is not used again. */
const LASTING = ['addInitScript', 'exposeFunction', 'grantPermissions', 'setOffline'] as const
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

interface Pooled {
  context: BrowserContext
  /** Which options it was made with. */
  key: string
  isFree: boolean
  isSpoiled: boolean
  /** A page that stays open, so that the process of the context stays with all scripts that it has compiled. */
  anchor?: Page
  cdp?: CDPSession
}

/**
 * Browser contexts that tests use one after the other, each as empty as a new one. In a new one, the first page loads
 * and compiles all scripts, which costs more than most tests.
 */
export class ContextPool {
  #pooled: Pooled[] = []

  constructor(private make: (options: BrowserContextOptions) => Promise<BrowserContext>) {}

  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const free = this.#pooled.find((one) => one.isFree && one.key === key)
    if (!free) return this.#add(key, options)
    free.isFree = false
    await empty(free)
    return free.context
  }

  /** A test has ended that used this context. */
  async giveBack(context: BrowserContext): Promise<void> {
    const one = this.#pooled.find((pooled) => pooled.context === context)
    if (!one || one.isFree) return
    if (one.isSpoiled) return closeQuietly(context)
    await letGo(context)
    one.anchor ??= await openAnchor(one)
    for (const page of context.pages()) if (page !== one.anchor) await page.close()
    one.isFree = true
  }

  async #add(key: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.make(options)
    const one: Pooled = { context, key, isFree: false, isSpoiled: false }
    const spoil = () => (one.isSpoiled = true)
    noteCalls(context, LASTING, spoil)
    noteCalls(context.clock, LASTING_OF_CLOCK, spoil)
    context.once('close', () => (this.#pooled = this.#pooled.filter((other) => other !== one)))
    // Pages that share the process crash together.
    context.on('page', (page) => page.on('crash', spoil))
    this.#pooled.push(one)
    return context
  }
}

function noteCalls<Name extends PropertyKey>(
  on: Record<Name, (...args: never[]) => unknown>,
  names: readonly Name[],
  note: () => void
): void {
  for (const name of names) {
    const original = on[name].bind(on)
    on[name] = (...args) => {
      note()
      return original(...args)
    }
  }
}

async function openAnchor(one: Pooled): Promise<Page> {
  const anchor = await one.context.newPage()
  await anchor.goto(QUIET)
  one.cdp = await one.context.newCDPSession(anchor)
  return anchor
}

async function empty({ context, anchor, cdp }: Pooled): Promise<void> {
  const origin = await anchor!.evaluate(() => {
    localStorage.clear()
    return location.origin
  })
  await cdp!.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await context.clearCookies()
}
