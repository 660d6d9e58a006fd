import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NotionPage } from '#app/content/domain/sync/notion_page'
import type { SourceKind } from '#app/content/domain/sync/property_names'
import { type PageOutcome, planRemoval } from '#app/content/domain/sync/plan_page'
import { findKnownPages, keepPage } from '#app/content/services/sync/known_pages'
import { entryOf } from '#app/content/services/sync/sync_page'
import { contentHash, TARGETS } from '#app/content/services/sync/sync_targets'
import type { SyncWork } from '#app/content/services/sync/sync_work'

type Removed = Pick<NotionPage, 'id' | 'title' | 'url'>
type Source = { kind: SourceKind }

/** Archives what a page became that is no longer in its data source, in one transaction. */
export const archivePage = (work: SyncWork, source: Source, page: Removed): Promise<void> =>
  work.held(async (trx) => {
    const { known, target } = await findBoth(source, page.id, trx)
    const outcome = planRemoval(known, target)
    if (known && !work.row.is_dry_run) await archive(source, page.id, known.targetId, outcome, trx)
    const title = page.title || titleOf(target?.fields)
    await work.note(
      [entryOf({ page: { ...page, title }, source }, outcome, known?.targetId ?? null)],
      trx
    )
  })

async function findBoth({ kind }: Source, pageId: string, trx: TransactionClientContract) {
  const pages = await findKnownPages(trx, kind, [pageId])
  const known = pages.get(pageId) ?? null
  const target = known && (await TARGETS[kind].find(known.targetId, trx))
  return { known, target: target && { ...target, contentHash: contentHash(target.fields) } }
}

async function archive(
  { kind }: Source,
  pageId: string,
  targetId: string,
  outcome: PageOutcome,
  trx: TransactionClientContract
): Promise<void> {
  if (outcome === 'archived') await TARGETS[kind].archive(targetId, true, trx)
  await keepPage(trx, { pageId, source: kind, isKnown: true }, { isArchived: true })
}

const titleOf = (fields: object | undefined): string =>
  fields && 'title' in fields ? String(fields.title) : ''
