import { v7 } from 'uuid'

/** A value of a property: a text for most types, a list for a multi-select, a boolean for a checkbox, a number. */
export interface WorldValue {
  type: 'title' | 'rich_text' | 'select' | 'multi_select' | 'checkbox' | 'number' | 'url'
  value: string | string[] | boolean | number | null
}

export interface WorldPage {
  id: string
  sourceId: string
  createdMs: number
  editedMs: number
  inTrash: boolean
  values: Record<string, WorldValue>
  markdown: string
  /** That of Notion where it is absent. */
  url?: string
  /** Whether the body is longer than Notion hands out at once. */
  isTruncated: boolean
}

interface WorldSource {
  id: string
  title: string
  isDeleted: boolean
}

/** What an outside service does instead of answering. */
export type Disturbance =
  | { kind: 'limited'; retryAfter: string | null }
  | { kind: 'status'; status: number; code: string }
  | { kind: 'silent' | 'cut' | 'partial' }

export interface WorldRequest {
  method: string
  path: string
  /** The cursor of a query that continues one. */
  cursor?: string
}

/** A request and what was answered to it. */
export interface Exchange extends WorldRequest {
  body: Record<string, unknown>
  status: number
  answer: object
}

const MINUTE_MS = 60_000

/** A workspace of Notion in memory. */
export class NotionWorld {
  readonly sources = new Map<string, WorldSource>()
  readonly pages = new Map<string, WorldPage>()
  /** Null once it is revoked. */
  token: string | null
  /** All requests, where they are to be kept. */
  requests: (WorldRequest & { atMs: number })[] | null = null
  /** What happens to a request instead of its answer. */
  disturb: (request: WorldRequest) => Disturbance | null = () => null
  /** Sees all that is answered. */
  observe: (exchange: Exchange) => void = () => {}
  now: () => number = () => Date.now()

  constructor(token: string) {
    this.token = token
  }

  addSource(id: string, title: string): void {
    this.sources.set(id, { id, title, isDeleted: false })
  }

  addPage(page: Pick<WorldPage, 'sourceId' | 'values' | 'markdown'> & Partial<WorldPage>): string {
    const now = this.now()
    const added = { id: v7(), createdMs: now, editedMs: now, inTrash: false, isTruncated: false }
    const whole = { ...added, ...page }
    this.pages.set(whole.id, whole)
    return whole.id
  }

  /** Changes a page, which is an edit. */
  edit(id: string, change: Partial<Omit<WorldPage, 'id'>>): void {
    const page = this.pages.get(id)
    if (!page) throw new Error(`There is no page ${id}.`)
    Object.assign(page, { editedMs: this.now() }, change)
  }

  /** Gives a property of all pages of a source another name. No page counts as edited. */
  rename(sourceId: string, from: string, to: string): void {
    for (const page of this.pages.values()) {
      if (page.sourceId !== sourceId) continue
      page.values = Object.fromEntries(
        Object.entries(page.values).map(([name, value]) => [name === from ? to : name, value])
      )
    }
  }

  /** The pages of a source that are not in the trash. Edits are known to the minute, as at Notion. */
  pagesOf(sourceId: string, sortedBy: 'createdMs' | 'editedMs', since = 0): WorldPage[] {
    const minute = (ms: number) => Math.floor(ms / MINUTE_MS)
    return [...this.pages.values()]
      .filter((page) => page.sourceId === sourceId && !page.inTrash)
      .filter((page) => minute(page.editedMs) >= minute(since))
      .sort((one, other) =>
        one[sortedBy] === other[sortedBy]
          ? one.id < other.id
            ? -1
            : 1
          : one[sortedBy] - other[sortedBy]
      )
  }
}

/** A time as Notion tells that of an edit. */
export const toMinute = (ms: number): string =>
  new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString()
