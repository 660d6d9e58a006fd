import db from '@adonisjs/lucid/services/db'
import type { SyncCounts } from '#app/content/domain/sync/sync_state'
import type { PageOutcome } from '#app/content/domain/sync/plan_page'
import { countKnownPages } from '#app/content/services/sync/known_pages'
import { contentService, notionSetup } from '#app/content/services/sync/notion_setup'
import {
  countsOf,
  SYNC_FAULTS,
  SYNC_PAGES,
  type SyncFaultRow,
  type SyncPageRow,
  type SyncRow,
} from '#app/content/services/sync/sync_rows'
import env from '#start/env'

/** What a sync reports one by one; the rest is counted. */
const REPORTED: PageOutcome[] = ['created', 'changed', 'archived', 'conflict', 'faulty']
const MAX_REPORTED_PAGES = 200

export interface CountedSync {
  row: SyncRow
  counts: SyncCounts
}

export interface SyncReport extends CountedSync {
  /** The first pages of each outcome. */
  pages: (SyncPageRow & { faults: SyncFaultRow[] })[]
}

export const counted = async (row: SyncRow): Promise<CountedSync> => ({
  row,
  counts: await countsOf(row),
})

/** A sync with the pages that it did something about. */
export async function findSyncReport(row: SyncRow): Promise<SyncReport> {
  const pages: SyncPageRow[] = []
  for (const outcome of REPORTED) {
    pages.push(
      ...(await db
        .from(SYNC_PAGES)
        .where({ sync_id: row.id, outcome })
        .orderBy('page_id')
        .limit(MAX_REPORTED_PAGES))
    )
  }
  const ids = pages.filter(({ outcome }) => outcome === 'faulty').map(({ page_id: id }) => id)
  const faults: SyncFaultRow[] = await db
    .from(SYNC_FAULTS)
    .where('sync_id', row.id)
    .whereIn('page_id', ids)
    .orderBy('position')
  const ofPage = Map.groupBy(faults, keyOf)
  const whole = pages.map((page) => ({ ...page, faults: ofPage.get(keyOf(page)) ?? [] }))
  return { ...(await counted(row)), pages: whole }
}

/** A page that was moved is reported in both sources. */
const keyOf = ({ source, page_id: id }: Pick<SyncPageRow, 'source' | 'page_id'>) =>
  `${source} ${id}`

/** What is synced from, and how much of it is known. */
export async function findContentSource() {
  const setup = await notionSetup()
  const client = db.connection()
  const sources = await Promise.all(
    (setup?.sources ?? []).map(async ({ kind, id }) => ({
      ...{ kind, id, pages: await countKnownPages(client, kind) },
    }))
  )
  const schedule = env.get('NOTION_SYNC_SCHEDULE') ?? null
  return { service: contentService(), schedule, sources }
}

export type ContentSource = Awaited<ReturnType<typeof findContentSource>>
