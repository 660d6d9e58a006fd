import type { Page } from 'playwright-core'
import type { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'
import type { Row, Viewer } from '#tests/browser/specification/types'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** A page of the server that has no script and keeps nothing. */
const QUIET = '/health/live'

/** Opens a page for each row, as its viewer finds one who comes for the first time. */
export class Arrivals {
  #shared = new Map<Viewer, { anchor: Page; cookies: Cookies }>()

  constructor(private desk: Desk) {}

  async open(row: Row): Promise<Page> {
    if (row.as === 'newcomer') return newcomer(this.desk)
    const { anchor, cookies } = await this.#sharedBy(row.as)
    const context = anchor.context()
    // What a row arranges, such as a clock, may hold for all of a context.
    if (row.before) {
      return this.desk.arrive({ as: null, storageState: { cookies, origins: [] } })
    }
    await anchor.evaluate(() => localStorage.clear())
    await context.clearCookies()
    await context.addCookies(cookies)
    return context.newPage()
  }

  /** A context in which scripts stay loaded; what a row leaves in it is cleared before the next. */
  async #sharedBy(viewer: Viewer) {
    const known = this.#shared.get(viewer)
    if (known) return known
    const as = viewer === 'visitor' ? { as: null } : {}
    const anchor = await this.desk.arrive({ ...as, stays: true })
    await anchor.goto(QUIET)
    const shared = { anchor, cookies: await anchor.context().cookies() }
    this.#shared.set(viewer, shared)
    return shared
  }
}
