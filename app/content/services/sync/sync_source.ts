import db from '@adonisjs/lucid/services/db'
import { isSameId } from '#app/content/domain/sync/notion_page'
import { fieldsIn, missingProperty } from '#app/content/domain/sync/property_names'
import { archivePage } from '#app/content/services/sync/archive_page'
import { findMissedPages } from '#app/content/services/sync/known_pages'
import { NotionFailure } from '#app/content/services/sync/notion_failure'
import type { PageList } from '#app/content/services/sync/notion_gateway'
import type { NotionSource } from '#app/content/services/sync/notion_setup'
import { orFaulty } from '#app/content/services/sync/or_faulty'
import type { Named } from '#app/content/services/sync/sync_page'
import { syncListed, syncPages } from '#app/content/services/sync/sync_pages'
import { findLastSync, progressOf } from '#app/content/services/sync/sync_rows'
import type { SyncWork } from '#app/content/services/sync/sync_work'

const MISSED_AT_ONCE = 50

/** A data source has no property that is needed, or that it had before. */
export class RenamedProperty extends Error {
  constructor(readonly property: string) {
    super(`The property "${property}" is missing.`)
  }
}

/**
 * Reads one data source from where an interrupted sync was, page by page, and then archives what was removed.
 * @throws NotionFailure, RenamedProperty or SyncStopped
 */
export async function syncSource(work: SyncWork, source: NotionSource): Promise<void> {
  const { kind, id } = source
  let progress = work.progressIn(kind) ?? { id, fields: [], cursor: null, isListed: false }
  while (!progress.isListed) {
    const list = await listFrom(work, source, progress.cursor)
    if (!list.isWhole)
      throw new NotionFailure('refused', 'The data source has more pages than Notion lists.')
    const fields = await requireFields(source, list, progress.fields)
    await syncListed(work, source, list.pages)
    progress = { id, fields, cursor: list.next, isListed: list.next === null }
    await work.saveProgress(kind, progress)
  }
  if (work.sinceMs === null) await syncMissed(work, source)
}

/** A cursor of an interrupted sync may no longer be valid: then the list begins anew. */
async function listFrom(
  work: SyncWork,
  { id }: NotionSource,
  cursor: string | null
): Promise<PageList> {
  try {
    return await work.gateway.listPages(id, work.sinceMs, cursor)
  } catch (error) {
    const isRefused = error instanceof NotionFailure && error.failure === 'refused'
    if (cursor === null || !isRefused) throw error
    return work.gateway.listPages(id, work.sinceMs, null)
  }
}

/** @returns the fields that the data source has a property for */
async function requireFields(
  { kind, names, id }: NotionSource,
  { pages }: PageList,
  found: string[]
): Promise<string[]> {
  const whole = pages.find(({ page }) => page !== null)?.page
  const last = await findLastSync()
  const earlier = last && progressOf(last)[kind]
  const before = earlier && isSameId(earlier.id, id) ? earlier.fields : []
  // All pages of a data source have the same properties.
  if (!whole) return found.length > 0 ? found : before
  const now = fieldsIn(whole.properties, names)
  const missing = missingProperty(kind, names, { now, before })
  if (missing !== null) throw new RenamedProperty(missing)
  return now
}

/** Archives what became of pages that a full sync did not meet, after Notion has said that they are gone. */
async function syncMissed(work: SyncWork, source: NotionSource): Promise<void> {
  for (;;) {
    const ids = await findMissedPages(db.connection(), source.kind, work.id, MISSED_AT_ONCE)
    if (ids.length === 0) return
    for (const id of ids) {
      const page = await work.gateway.readPage(id)
      const isThere = page && !page.isRemoved && isSameId(page.sourceId, source.id)
      if (isThere) await syncPages(work, source, [page])
      else await archiveMissed(work, source, page ?? { id, title: '', url: null })
    }
  }
}

const archiveMissed = (work: SyncWork, source: NotionSource, page: Named): Promise<void> =>
  orFaulty(work, source, page, () => archivePage(work, source, page))
