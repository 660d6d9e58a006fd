import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { BODY } from '#app/content/domain/sync/page_reader'
import type { SourceKind } from '#app/content/domain/sync/property_names'
import { NotionFailure } from '#app/content/services/sync/notion_failure'
import { findKnownPages } from '#app/content/services/sync/known_pages'
import { entryOf, type Named } from '#app/content/services/sync/sync_page'
import { SyncStopped, type SyncWork } from '#app/content/services/sync/sync_work'
import { isOutage } from '#app/core/is_outage'
import { ClaimLapsed, JobLost } from '#app/core/jobs/define_job'
import { storageFailure } from '#app/core/storage_failure'

const MESSAGE =
  'It could not be synced because of an error in Hone. The log of the server has the details; a full sync tries again.'

/** Of the whole sync, not of the page that met it. */
const ENDS_A_SYNC = [SyncStopped, NotionFailure, JobLost, ClaimLapsed]

const endsSync = (error: unknown): boolean =>
  ENDS_A_SYNC.some((kind) => error instanceof kind) ||
  isOutage(error) ||
  storageFailure(error) !== null

/**
 * Writes what became of one page. An error that only this page meets is a fault of the page, so that the others are
 * synced.
 */
export async function orFaulty(
  work: SyncWork,
  source: { kind: SourceKind },
  page: Named,
  write: () => Promise<void>
): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (endsSync(error)) throw error
    work.requireRunning()
    logger.error({ err: error, page: page.id, source: source.kind }, 'a page could not be synced')
    const known = await findKnownPages(db.connection(), source.kind, [page.id])
    const targetId = known.get(page.id)?.targetId ?? null
    const faults = [{ field: BODY, message: MESSAGE }]
    const entry = entryOf({ page, source }, 'faulty', targetId, faults)
    await work.held((trx) => work.note([entry], trx))
  }
}
