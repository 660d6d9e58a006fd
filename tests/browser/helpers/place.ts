import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { beforeClose, chromiumOfTests } from '#tests/browser/helpers/chromium'
import { closeQuietly } from '#tests/browser/helpers/close_quietly'
import { Complaints } from '#tests/browser/helpers/complaints'
import { ContextPool } from '#tests/browser/helpers/context_pool'
import { BuiltServer } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

/** Milliseconds that each wait of a browser test may take. */
export const PATIENCE = 60_000
/** All tests come from one address, and sign in far more often in a minute than people do. */
const UNLIMITED = { LIMIT_PER_MINUTE: '1000000' }

/** The built server in trial mode with a database of its own, and the browser contexts that were there. */
export class Place {
  readonly complaints = new Complaints()
  readonly pool = new ContextPool((options) => this.newContext(options))
  /** Those that are open. */
  readonly contexts = new Set<BrowserContext>()

  private constructor(
    readonly browser: Browser,
    readonly databaseFile: string,
    private server: BuiltServer,
    private remove: () => void
  ) {}

  static async open(): Promise<Place> {
    const { folder, remove } = temporaryFolder()
    const databaseFile = join(folder, 'desk.sqlite3')
    const server = await BuiltServer.start({ databaseFile, env: UNLIMITED })
    return new Place(await chromiumOfTests(), databaseFile, server, remove)
  }

  get url(): string {
    return this.server.url
  }

  async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      baseURL: this.url,
      permissions: ['clipboard-read', 'clipboard-write'],
      colorScheme: 'light',
      ...options,
    })
    this.contexts.add(context)
    context.once('close', () => this.contexts.delete(context))
    context.setDefaultTimeout(PATIENCE)
    await this.complaints.watch(context, this.url)
    return context
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await closeQuietly(context)
    await this.server.end()
    this.remove()
  }
}

let shared: Promise<Place> | null = null

/** The place of all groups of this process that change nothing for people other than their own. */
export function sharedPlace(): Promise<Place> {
  shared ??= openShared()
  return shared
}

async function openShared(): Promise<Place> {
  try {
    const place = await Place.open()
    beforeClose(() => place.close())
    return place
  } catch (error) {
    shared = null
    throw error
  }
}
