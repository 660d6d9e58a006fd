import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KnownPage } from '#app/content/domain/sync/plan_page'
import type { SourceKind } from '#app/content/domain/sync/property_names'

const PAGES = 'content_pages'

interface Row {
  page_id: string
  source: SourceKind
  target_id: string
  last_edited_at: string
  read_ms: number
  properties_hash: string
  content_hash: string
  target_version: number
  is_archived: boolean
}

export interface StoredPage extends KnownPage {
  targetId: string
}

const stored = (row: Row): StoredPage => ({
  ...{ lastEditedAt: row.last_edited_at, readMs: Number(row.read_ms), targetId: row.target_id },
  ...{ propertiesHash: row.properties_hash, contentHash: row.content_hash },
  ...{ targetVersion: row.target_version, isArchived: Boolean(row.is_archived) },
})

/** What is known of some pages of a source, by their ids. */
export async function findKnownPages(
  client: QueryClientContract,
  source: SourceKind,
  ids: string[]
): Promise<Map<string, StoredPage>> {
  if (ids.length === 0) return new Map()
  const rows: Row[] = await client.from(PAGES).where('source', source).whereIn('page_id', ids)
  return new Map(rows.map((row) => [row.page_id, stored(row)]))
}

/** Those of some pages that are known, and not archived, in another source. */
export async function findInOtherSources(
  client: QueryClientContract,
  source: SourceKind,
  ids: string[]
): Promise<Map<string, SourceKind>> {
  if (ids.length === 0) return new Map()
  const rows: Pick<Row, 'page_id' | 'source'>[] = await client
    .from(PAGES)
    .whereNot({ source })
    .where('is_archived', false)
    .whereIn('page_id', ids)
    .select('page_id', 'source')
  return new Map(rows.map((row) => [row.page_id, row.source]))
}

/** Pages of a source that a full sync has not met. */
export async function findMissedPages(
  client: QueryClientContract,
  source: SourceKind,
  syncId: string,
  limit: number
): Promise<string[]> {
  const rows: { page_id: string }[] = await client
    .from(PAGES)
    .where({ source, is_archived: false })
    .whereNotIn('page_id', (met) => {
      met.from('content_sync_pages').where({ sync_id: syncId, source }).select('page_id')
    })
    .orderBy('page_id')
    .limit(limit)
    .select('page_id')
  return rows.map(({ page_id: id }) => id)
}

/** How many pages of a source are known and not archived. */
export async function countKnownPages(
  client: QueryClientContract,
  source: SourceKind
): Promise<number> {
  const known = client.from(PAGES).where({ source, is_archived: false })
  const [{ pages }] = await known.count('* as pages')
  return Number(pages)
}

/** Keeps what a page said, or a part of it where the page is known. */
export async function keepPage(
  trx: TransactionClientContract,
  { pageId, source, isKnown }: { pageId: string; source: SourceKind; isKnown: boolean },
  page: Partial<StoredPage>
): Promise<void> {
  const all: Partial<Record<keyof Row, unknown>> = {
    ...{ target_id: page.targetId, last_edited_at: page.lastEditedAt, read_ms: page.readMs },
    ...{ properties_hash: page.propertiesHash, content_hash: page.contentHash },
    ...{ target_version: page.targetVersion, is_archived: page.isArchived },
  }
  const row = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  if (isKnown) await trx.from(PAGES).where({ page_id: pageId, source }).update(row)
  else await trx.table(PAGES).insert({ page_id: pageId, source, ...row })
}
