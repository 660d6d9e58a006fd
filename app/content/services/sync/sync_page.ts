import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NotionPage } from '#app/content/domain/sync/notion_page'
import { BODY, type PageFault } from '#app/content/domain/sync/page_reader'
import { type PageOutcome, type PagePlan, planPage } from '#app/content/domain/sync/plan_page'
import { keepPage, type StoredPage } from '#app/content/services/sync/known_pages'
import type { PageBody } from '#app/content/services/sync/notion_gateway'
import type { NotionSource } from '#app/content/services/sync/notion_setup'
import type { FoundTarget, Written } from '#app/content/services/sync/target_kind'
import { contentHash, TARGETS } from '#app/content/services/sync/sync_targets'
import type { PageEntry, SyncWork } from '#app/content/services/sync/sync_work'

/** A page whose body was read, and what is known of it. */
export interface ReadPage {
  source: NotionSource
  page: NotionPage
  body: PageBody
  /** When its body was asked for. */
  readMs: number
  propertiesHash: string
  known: StoredPage | null
}

interface Mapped extends ReadPage {
  fields: object
  hash: string
}

/** Writes what became of one page, in one transaction. */
export async function syncPage(work: SyncWork, read: ReadPage): Promise<void> {
  const mapping = mapped(read)
  if (!mapping.ok) return noteFaulty(work, read, mapping.faults)
  const one: Mapped = { ...read, fields: mapping.fields, hash: contentHash(mapping.fields) }
  await work.held(async (trx) => {
    const target = await findTarget(read, trx)
    const plan = planPage({
      ...{ known: read.known, target: target && hashed(target), contentHash: one.hash },
      replacesEdits: work.row.replaces_edits,
    })
    const written = work.row.is_dry_run ? null : await write(one, plan, target, trx)
    await work.note([outcomeEntry(read, plan, written)], trx)
  })
}

async function findTarget({ source, known }: ReadPage, trx: TransactionClientContract) {
  return known && TARGETS[source.kind].find(known.targetId, trx)
}

const hashed = (target: FoundTarget) => ({ ...target, contentHash: contentHash(target.fields) })

function outcomeEntry(read: ReadPage, { outcome }: PagePlan, written: Written | null): PageEntry {
  const before = read.known?.targetId ?? null
  if (written === null) return entryOf(read, outcome, before)
  if (written.ok) return entryOf(read, outcome, written.id)
  return entryOf(read, 'faulty', before, [{ field: BODY, message: written.message }])
}

function mapped({ source, page, body }: ReadPage) {
  if (!body.ok) return { ok: false as const, faults: [{ field: BODY, message: body.message }] }
  const { properties } = page
  return TARGETS[source.kind].map({ properties, markdown: body.markdown }, source.names)
}

const noteFaulty = (work: SyncWork, read: ReadPage, faults: PageFault[]) =>
  work.held((trx) =>
    work.note([entryOf(read, 'faulty', read.known?.targetId ?? null, faults)], trx)
  )

/** @returns null where nothing was written to the template or guide */
async function write(
  one: Mapped,
  plan: PagePlan,
  target: FoundTarget | null,
  trx: TransactionClientContract
): Promise<Written | null> {
  if (plan.outcome === 'conflict') return null
  if (target && one.known) return change(one, plan, { ...target, id: one.known.targetId }, trx)
  const made = await TARGETS[one.source.kind].create(one.fields, one.page.id, trx)
  if (made.ok) await keep(one, made, trx)
  return made
}

async function change(
  one: Mapped,
  { isWritten, isRestored }: PagePlan,
  target: FoundTarget & { id: string },
  trx: TransactionClientContract
): Promise<Written | null> {
  const kind = TARGETS[one.source.kind]
  const { id } = target
  const written = isWritten ? await kind.change(id, one.fields, trx) : null
  if (written && !written.ok) return written
  if (isRestored) await kind.archive(id, false, trx)
  const isAgreed = written !== null || hashed(target).contentHash === one.hash
  await keep(one, isAgreed ? (written ?? target) : null, trx)
  return written
}

/**
 * Keeps what the page said. Where the template says something else, because it was edited here, `agreed` is null and
 * what both said last stays the base to compare with.
 */
function keep(
  { page, source, readMs, propertiesHash, known, hash }: Mapped,
  agreed: { id: string; version: number } | null,
  trx: TransactionClientContract
): Promise<void> {
  const seen = { lastEditedAt: page.lastEditedAt, readMs, propertiesHash, isArchived: false }
  const base = agreed && {
    ...{ targetId: agreed.id, targetVersion: agreed.version, contentHash: hash },
  }
  const where = { pageId: page.id, source: source.kind, isKnown: known !== null }
  return keepPage(trx, where, { ...seen, ...base })
}

export type Named = Pick<NotionPage, 'id' | 'title' | 'url'>

export const entryOf = (
  { page, source }: { page: Named; source: Pick<NotionSource, 'kind'> },
  outcome: PageOutcome,
  targetId: string | null,
  faults?: PageFault[]
) => ({
  ...{ page_id: page.id, source: source.kind, outcome, title: page.title, url: page.url },
  ...{ target_id: targetId, faults },
})
