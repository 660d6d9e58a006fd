import type { Group } from '@japa/runner/core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { closeLaterPages, closeQuietly } from '#tests/browser/helpers/close_quietly'
import type { Complaints } from '#tests/browser/helpers/complaints'
import { Place, sharedPlace } from '#tests/browser/helpers/place'
import { whatPagesShow } from '#tests/browser/helpers/what_pages_show'
import { sizeOf, type Width } from '#tests/browser/helpers/widths'

export const MEMBER = 'member@hone.test'
export const PRO = 'pro@hone.test'
export const ADMIN = 'admin@hone.test'

interface Arrival extends BrowserContextOptions {
  /** A sample person's email, or null for a visitor. */
  as?: string | null
  width?: Width
  /** The context and this first page of it are there for the tests that follow, too. */
  stays?: boolean
}

interface DeskOptions {
  /** It has a server of its own, because its tests change something for everybody, such as the connected models. */
  isAlone?: boolean
}

/** The built server in trial mode, and a browser in front of it. */
export class Desk {
  #place!: Place
  #staying = new Set<BrowserContext>()

  private constructor(private isAlone: boolean) {}

  /** For a group of tests. A test fails when its browser complained of anything. */
  static in(group: Group, { isAlone = false }: DeskOptions = {}): Desk {
    const desk = new Desk(isAlone)
    group.setup(() => desk.#open())
    group.each.setup(() => (hasFailed: boolean) => (hasFailed ? desk.#report() : undefined))
    group.each.teardown(() => desk.#clear())
    return desk
  }

  get url(): string {
    return this.#place.url
  }

  get databaseFile(): string {
    return this.#place.databaseFile
  }

  get complaints(): Complaints {
    return this.#place.complaints
  }

  /** Opens a page for a new visitor, in a browser context that no other test uses at the same time. */
  async arrive({
    as = MEMBER,
    width = 1440,
    stays = false,
    ...options
  }: Arrival = {}): Promise<Page> {
    const all = { viewport: sizeOf(width), ...options }
    const context = await (stays ? this.#place.newContext(all) : this.#place.pool.take(all))
    if (stays) this.#staying.add(context)
    const page = await context.newPage()
    if (as !== null) await this.signIn(page, as)
    return page
  }

  async signIn(page: Page, email = MEMBER): Promise<void> {
    if (email === ADMIN && !this.isAlone) throw new Error('Administrators need a desk alone.')
    const answer = await page.request.get(
      `/api/login?${new URLSearchParams({ login_hint: email })}`
    )
    if (!answer.url().startsWith(this.url)) throw new Error(`Sign-in ended at ${answer.url()}`)
  }

  async #open(): Promise<() => Promise<void>> {
    this.#place = await (this.isAlone ? Place.open() : sharedPlace())
    return async () => {
      if (this.isAlone) return this.#place.close()
      for (const context of this.#staying) await closeQuietly(context)
    }
  }

  /** A test has failed: its report also says what the browser showed then. */
  async #report(): Promise<never> {
    throw new Error(await whatPagesShow(this.#place.browser))
  }

  async #clear(): Promise<void> {
    for (const context of this.#place.contexts) {
      if (this.#staying.has(context)) await closeLaterPages(context)
      else await this.#place.pool.giveBack(context)
    }
    this.complaints.settle()
  }
}
