import { Client } from '@notionhq/client'
import { bootMigrated, built } from './booted.js'
import { median } from './figure.js'
import { ROUNDS } from './rounds.js'
import { PAGES, SOURCE, TOKEN } from './sync_pages.js'

export interface MeasuredSync {
  pages: number
  /** How many times as fast as the client alone. */
  toBareClient: number
  /** Requests. */
  unchangedFull: number
  unchangedIncremental: number
  growth: number
}

/** As many as the sync asks for at once. */
const AT_ONCE = 4
const SYNCS = 20
const UNLIMITED = 100_000
const baseUrl = process.env.BENCH_NOTION!

await bootMigrated()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { syncFrom }: typeof import('#app/content/services/sync/notion_setup') = await built(
  'app/content/services/sync/notion_setup.js'
)
const { DEFAULT_PROPERTIES }: typeof import('#app/content/domain/sync/property_names') =
  await built('app/content/domain/sync/property_names.js')
const { commandSync }: typeof import('#app/content/services/sync/command_sync') = await built(
  'app/content/services/sync/command_sync.js'
)

syncFrom({
  ...{ service: 'notion', token: TOKEN, baseUrl, rate: UNLIMITED },
  ...{ timeoutMs: 30_000, pauseMs: 1_000 },
  sources: [{ kind: 'templates', id: SOURCE, names: DEFAULT_PROPERTIES.templates }],
})

/** Reads all pages and their bodies with the client alone. */
async function readBare(): Promise<void> {
  const client = new Client({ auth: TOKEN, baseUrl, notionVersion: '2026-03-11', retry: false })
  for (let cursor: string | undefined; ;) {
    const list = await client.dataSources.query({
      ...{ data_source_id: SOURCE, page_size: 100, start_cursor: cursor },
    })
    for (let at = 0; at < list.results.length; at += AT_ONCE) {
      const some = list.results.slice(at, at + AT_ONCE)
      await Promise.all(some.map(({ id }) => client.pages.retrieveMarkdown({ page_id: id })))
    }
    if (!list.has_more) return
    cursor = list.next_cursor ?? undefined
  }
}

async function sync(mode: 'full' | 'incremental') {
  const done = await commandSync({ mode, isDryRun: false })
  if (!done.ok || done.report.state !== 'succeeded') throw new Error(JSON.stringify(done))
  return done.report
}

async function clear(): Promise<void> {
  for (const table of ['content_syncs', 'content_pages', 'workflow_templates'])
    await db.from(table).delete()
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const memory = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const ratios: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const bare = await timeOf(readBare)
  await clear()
  const report = { created: 0 }
  const own = await timeOf(async () => {
    const { counts } = await sync('full')
    report.created = counts.created
  })
  if (report.created !== PAGES) throw new Error(`It made ${report.created} of ${PAGES} templates.`)
  ratios.push(bare / own)
}
const { requests: unchangedFull } = await sync('full')
const { requests: unchangedIncremental } = await sync('incremental')
const before = memory()
for (let at = 0; at < SYNCS; at++) await sync('full')

const measured: MeasuredSync = {
  ...{ pages: PAGES, toBareClient: median(ratios), unchangedFull, unchangedIncremental },
  growth: memory() / before,
}
process.send!(measured)
process.once('disconnect', () => process.exit(0))
