import type { Group } from '@japa/runner/core'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromiumOfTests } from '#tests/browser/helpers/chromium'
import { closeLaterPages, closeQuietly } from '#tests/browser/helpers/close_quietly'
import { Complaints } from '#tests/browser/helpers/complaints'
import { ContextPool } from '#tests/browser/helpers/context_pool'
import { whatPagesShow } from '#tests/browser/helpers/what_pages_show'
import { sizeOf, type Width } from '#tests/browser/helpers/widths'
import { BuiltServer } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

export const MEMBER = 'member@hone.test'
export const PRO = 'pro@hone.test'
export const ADMIN = 'admin@hone.test'

/** Milliseconds that each wait of a browser test may take. */
export const PATIENCE = 60_000
/** All tests come from one address, and sign in far more often in a minute than people do. */
const UNLIMITED = { LIMIT_PER_MINUTE: '1000000' }

interface Arrival extends BrowserContextOptions {
  /** A sample person's email, or null for a visitor. */
  as?: string | null
  width?: Width
  /** The context and this first page of it are there for the tests that follow, too. */
  stays?: boolean
}

/** The built server in trial mode with a database of its own, and a browser in front of it. */
export class Desk {
  readonly complaints = new Complaints()
  #server!: BuiltServer
  #databaseFile!: string
  #browser!: Browser
  #pool = new ContextPool((options) => this.#newContext(options))
  #staying = new Set<BrowserContext>()

  private constructor(private settings: Record<string, string>) {}

  /** For a group of tests. A test fails when its browser complained of anything. */
  static in(group: Group, settings: Record<string, string> = {}): Desk {
    const desk = new Desk(settings)
    group.setup(() => desk.#open())
    group.each.setup(() => (hasFailed: boolean) => (hasFailed ? desk.#report() : undefined))
    group.each.teardown(() => desk.#clear())
    return desk
  }

  get url(): string {
    return this.#server.url
  }

  get databaseFile(): string {
    return this.#databaseFile
  }

  /** A page of somebody who just arrived, in a browser context that nobody else uses meanwhile. */
  async arrive({
    as = MEMBER,
    width = 1440,
    stays = false,
    ...options
  }: Arrival = {}): Promise<Page> {
    const all = { viewport: sizeOf(width), ...options }
    const context = await (stays ? this.#newContext(all) : this.#pool.take(all))
    if (stays) this.#staying.add(context)
    const page = await context.newPage()
    if (as !== null) await this.signIn(page, as)
    return page
  }

  async signIn(page: Page, email = MEMBER): Promise<void> {
    const answer = await page.request.get(
      `/api/login?${new URLSearchParams({ login_hint: email })}`
    )
    if (!answer.url().startsWith(this.url)) throw new Error(`Sign-in ended at ${answer.url()}`)
  }

  async #newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.url,
      permissions: ['clipboard-read', 'clipboard-write'],
      colorScheme: 'light',
      ...options,
    })
    context.setDefaultTimeout(PATIENCE)
    await this.complaints.watch(context, this.url)
    return context
  }

  async #open(): Promise<() => Promise<void>> {
    const { folder, remove } = temporaryFolder()
    this.#databaseFile = join(folder, 'desk.sqlite3')
    const databaseFile = this.#databaseFile
    this.#server = await BuiltServer.start({
      databaseFile,
      env: { ...UNLIMITED, ...this.settings },
    })
    this.#browser = await chromiumOfTests()
    return async () => {
      for (const context of this.#browser.contexts()) await closeQuietly(context)
      await this.#server.end()
      remove()
    }
  }

  /** A test has failed: its report also says what the browser showed then. */
  async #report(): Promise<never> {
    throw new Error(await whatPagesShow(this.#browser))
  }

  async #clear(): Promise<void> {
    for (const context of this.#browser.contexts()) {
      if (this.#staying.has(context)) await closeLaterPages(context)
      else if (this.#pool.has(context)) await this.#pool.giveBack(context)
      else await closeQuietly(context)
    }
    this.complaints.settle()
  }
}
