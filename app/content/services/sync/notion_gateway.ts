import { Client, LogLevel } from '@notionhq/client'
import { idOf, type NotionPage, readPage } from '#app/content/domain/sync/notion_page'
import { failureOf, NotionFailure } from '#app/content/services/sync/notion_failure'
import { limitedFetch } from '#app/content/services/sync/limited_fetch'
import type { NotionSetup } from '#app/content/services/sync/notion_setup'
import { RateLimiter } from '#app/content/services/sync/rate_limiter'

/** The current version of the API. */
const NOTION_VERSION = '2026-03-11'
const PAGE_SIZE = 100
const MAX_RETRIES = 5
const MAX_WAIT_MS = 5 * 60_000
/** The client's own limit is later than ours, which also covers the body of an answer. */
const NEVER_MS = 24 * 60 * 60_000

/** A page of a list, and null where Notion shows only a part of it. */
export interface ListedPage {
  id: string
  page: NotionPage | null
}

export interface PageList {
  pages: ListedPage[]
  next: string | null
  /** Whether Notion says that it lists all pages. */
  isWhole: boolean
}

export type PageBody = { ok: true; markdown: string } | { ok: false; message: string }

/** One limit for all syncs of this process from one workspace. */
const limiters = new WeakMap<NotionSetup, RateLimiter>()

function limiterOf(setup: NotionSetup): RateLimiter {
  const known = limiters.get(setup) ?? new RateLimiter(setup.rate)
  limiters.set(setup, known)
  return known
}

/** The API of Notion for one sync: requests are spaced, counted and tried again. */
export class NotionGateway {
  requests = 0
  #client: Client
  #limiter: RateLimiter

  constructor(
    private setup: NotionSetup,
    private signal: AbortSignal
  ) {
    this.#limiter = limiterOf(setup)
    this.#client = new Client({
      ...{ auth: setup.token, baseUrl: setup.baseUrl, notionVersion: NOTION_VERSION },
      // The client does not retry after time-outs and cut answers, and knows nothing of the limit.
      ...{ retry: false, timeoutMs: NEVER_MS, logLevel: LogLevel.ERROR, logger: () => {} },
      fetch: limitedFetch(setup, signal),
    })
  }

  /**
   * Some pages of a data source: those that were edited since, the oldest edit first, or all, the oldest first.
   * @throws NotionFailure
   */
  async listPages(
    sourceId: string,
    sinceMs: number | null,
    cursor: string | null
  ): Promise<PageList> {
    const since = sinceMs === null ? null : new Date(sinceMs).toISOString()
    const answer = await this.#ask(() =>
      this.#client.dataSources.query({
        ...{ data_source_id: sourceId, page_size: PAGE_SIZE },
        sorts: [{ timestamp: since ? 'last_edited_time' : 'created_time', direction: 'ascending' }],
        ...(since && {
          filter: { timestamp: 'last_edited_time', last_edited_time: { on_or_after: since } },
        }),
        ...(cursor !== null && { start_cursor: cursor }),
      })
    )
    if (!Array.isArray(answer.results)) throw new NotionFailure('refused', 'An answer has no list.')
    const pages = answer.results.flatMap((one) => {
      const id = idOf(one)
      return id === null ? [] : [{ id, page: readPage(one) }]
    })
    const isWhole = answer.request_status?.type !== 'incomplete'
    return { pages, next: answer.has_more ? answer.next_cursor : null, isWhole }
  }

  /** The body of a page as Markdown. @throws NotionFailure */
  async readBody(pageId: string): Promise<PageBody> {
    try {
      const answer = await this.#ask(() => this.#client.pages.retrieveMarkdown({ page_id: pageId }))
      if (answer.truncated) return { ok: false, message: 'Notion shows only a part of it.' }
      return { ok: true, markdown: String(answer.markdown) }
    } catch (error) {
      const message = messageOf(error)
      if (message === null) throw error
      return { ok: false, message }
    }
  }

  /** A page; null where it is gone or out of reach. @throws NotionFailure */
  async readPage(pageId: string): Promise<NotionPage | null> {
    try {
      return readPage(await this.#ask(() => this.#client.pages.retrieve({ page_id: pageId })))
    } catch (error) {
      if (error instanceof NotionFailure && error.failure === 'missing') return null
      throw error
    }
  }

  async #ask<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      await this.#limiter.take(this.signal)
      this.requests += 1
      try {
        return await send()
      } catch (error) {
        this.signal.throwIfAborted()
        const failure = failureOf(error)
        if (!mayRetry(failure) || attempt >= MAX_RETRIES) throw failure
        this.#limiter.pause(
          Math.min(failure.waitMs ?? this.setup.pauseMs * 2 ** attempt, MAX_WAIT_MS)
        )
      }
    }
  }
}

const mayRetry = ({ failure }: NotionFailure) => failure === 'limited' || failure === 'unavailable'

/** What is wrong with one body alone; null where it is more. */
function messageOf(error: unknown): string | null {
  if (!(error instanceof NotionFailure)) return null
  if (error.failure === 'missing') return 'It could not be read: the page was removed meanwhile.'
  if (error.failure === 'too_large') return 'It is too large.'
  return error.failure === 'refused' ? 'Notion could not show it as Markdown.' : null
}
