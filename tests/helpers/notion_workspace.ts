import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { DEFAULT_PROPERTIES } from '#app/content/domain/sync/property_names'
import { serveNotion } from '#app/content/sandbox/notion_server'
import { NotionWorld, type WorldPage, type WorldValue } from '#app/content/sandbox/world'
import { findSyncReport, type SyncReport } from '#app/content/services/sync/find_sync_report'
import { awaitSync } from '#app/content/services/sync/follow_sync'
import { type NotionSetup, syncFrom } from '#app/content/services/sync/notion_setup'
import { contentSyncJob } from '#app/content/services/sync/run_sync'
import { startSync, type SyncWish } from '#app/content/services/sync/start_sync'
import type { Job } from '#app/core/jobs/define_job'
import { inTransaction } from '#app/core/transact'
import { TestWorker } from '#tests/helpers/jobs'
import { misfitOfNotion } from '#tests/helpers/notion_contract'

export const TEMPLATES = '11111111-0000-4000-8000-000000000001'
export const GUIDES = '11111111-0000-4000-8000-000000000002'
export const TOKEN = 'ntn_test'
/** Long enough ago that pages count as settled. */
export const OLD_MS = Date.UTC(2026, 0, 5, 8)

const text = (value: string): WorldValue => ({ type: 'rich_text', value })

export const templateValues = (
  title: string,
  change: Record<string, WorldValue> = {}
): Record<string, WorldValue> => ({
  'Title': { type: 'title', value: title },
  'Description': text(`About ${title}`),
  'Category': { type: 'select', value: 'Operations' },
  'Tags': { type: 'multi_select', value: ['stock'] },
  'Steps': text(''),
  'Variables': text('{"hall": "Which hall"}'),
  'Public': { type: 'checkbox', value: true },
  'Good answer': text(''),
  ...change,
})

export const guideValues = (title: string, position = 1): Record<string, WorldValue> => ({
  Title: { type: 'title', value: title },
  Description: text(`About ${title}`),
  Position: { type: 'number', value: position },
  Public: { type: 'checkbox', value: true },
})

export const pageId = (number: number) =>
  `22222222-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A workspace of its own for the tests of a group, from which this process syncs. */
export class TestWorkspace {
  readonly world = new NotionWorld(TOKEN)
  setup: NotionSetup = {
    ...{ service: 'notion', token: TOKEN, rate: 100_000, timeoutMs: 500, pauseMs: 1 },
    sources: [
      { kind: 'templates', id: TEMPLATES, names: DEFAULT_PROPERTIES.templates },
      { kind: 'guides', id: GUIDES, names: DEFAULT_PROPERTIES.guides },
    ],
  }
  readonly misfits: string[] = []

  constructor() {
    this.world.addSource(TEMPLATES, 'Templates')
    this.world.addSource(GUIDES, 'Guides')
    this.world.requests = []
    this.world.observe = (exchange) => {
      const misfit = misfitOfNotion(exchange)
      if (misfit) this.misfits.push(`${exchange.method} ${exchange.path}: ${misfit}`)
    }
  }

  use(change: Partial<NotionSetup>): void {
    this.setup = { ...this.setup, ...change }
    syncFrom(this.setup)
  }

  addTemplate(number: number, page: Partial<WorldPage> = {}): string {
    const editedMs = OLD_MS + number * 60_000
    return this.world.addPage({
      ...{ id: pageId(number), sourceId: TEMPLATES, createdMs: editedMs, editedMs },
      ...{ values: templateValues(`Page ${number}`), markdown: `List what {{hall}} lacks.` },
      ...page,
    })
  }

  addGuide(number: number, page: Partial<WorldPage> = {}): string {
    const guide = { values: guideValues(`Guide ${number}`, number), markdown: '## Read\n\nIt.' }
    return this.addTemplate(number, { sourceId: GUIDES, ...guide, ...page })
  }

  /** Begins a sync, without waiting for it. */
  async begin(wish: Partial<SyncWish> = {}): Promise<string> {
    const whole = { mode: 'incremental' as const, isDryRun: false, replacesEdits: false, ...wish }
    const starter = { starter: 'command' as const, userId: null }
    const started = await inTransaction((trx) => startSync(this.setup, whole, starter, trx))
    if (!started.ok) throw new Error(started.error)
    return started.row.id
  }

  /** Syncs, and says what came of it. */
  async sync(wish: Partial<SyncWish> = {}): Promise<SyncReport> {
    const row = await awaitSync(await this.begin(wish), new AbortController().signal)
    return findSyncReport(row)
  }

  full = () => this.sync({ mode: 'full' })

  /** Counts the requests that a sync sends. */
  async requestsOf(work: () => Promise<unknown>): Promise<number> {
    const before = this.world.requests!.length
    await work()
    return this.world.requests!.length - before
  }
}

/** Each test of the group has an empty workspace, and a worker that syncs. */
export function withWorkspace(group: Group): { current: TestWorkspace } {
  const holder = { current: new TestWorkspace() }
  group.each.setup(async () => {
    await clearContent()
    const workspace = new TestWorkspace()
    const { baseUrl, close } = await serveNotion(workspace.world)
    holder.current = workspace
    workspace.use({ baseUrl })
    const worker = await TestWorker.start([contentSyncJob as Job<never>])
    return async () => {
      await worker.stop()
      close()
      syncFrom()
      await clearContent()
      if (workspace.misfits.length > 0) throw new Error(workspace.misfits.join('\n'))
    }
  })
  return holder
}

export async function clearContent(): Promise<void> {
  await db.from('jobs').where('name', contentSyncJob.name).delete()
  for (const table of ['content_syncs', 'content_pages', 'guides']) await db.from(table).delete()
  await db.from('workflow_templates').where('origin', 'notion').delete()
}

/** All that was synced, page by page, so that two states can be compared. */
export async function syncedState() {
  const pages = await db.from('content_pages').orderBy('page_id')
  const templates = await db.from('workflow_templates').where('origin', 'notion')
  const guides = await db.from('guides')
  const targets = new Map([...templates, ...guides].map((row) => [row.id, row]))
  const found = pages.map((page) => {
    const target = targets.get(page.target_id)
    const { title, description } = target
    const isArchived = Boolean(target.archived_at ?? target.is_archived)
    const body = target.content ?? target.body
    return { id: page.page_id, title, description, body, isArchived }
  })
  return { pages: found, targets: targets.size }
}
