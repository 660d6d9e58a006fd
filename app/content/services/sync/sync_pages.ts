import db from '@adonisjs/lucid/services/db'
import { propertiesText } from '#app/content/domain/sync/map_page'
import { isSameId, type NotionPage } from '#app/content/domain/sync/notion_page'
import { BODY } from '#app/content/domain/sync/page_reader'
import { isEditedHere, mustRead } from '#app/content/domain/sync/plan_page'
import { archivePage } from '#app/content/services/sync/archive_page'
import { readAhead } from '#app/content/services/sync/read_ahead'
import {
  findInOtherSources,
  findKnownPages,
  type StoredPage,
} from '#app/content/services/sync/known_pages'
import type { ListedPage } from '#app/content/services/sync/notion_gateway'
import type { NotionSource } from '#app/content/services/sync/notion_setup'
import { orFaulty } from '#app/content/services/sync/or_faulty'
import { entryOf, syncPage } from '#app/content/services/sync/sync_page'
import { TARGETS, textHash } from '#app/content/services/sync/sync_targets'
import type { SyncWork } from '#app/content/services/sync/sync_work'

/** Bodies that are asked for at once. */
const BODIES_AHEAD = 4

interface Listed {
  page: NotionPage
  known: StoredPage | null
  propertiesHash: string
}

/** Syncs the pages of a list that an interrupted sync has not dealt with. */
export async function syncListed(work: SyncWork, source: NotionSource, listed: ListedPage[]) {
  const done = await work.doneAmong(
    source.kind,
    listed.map(({ id }) => id)
  )
  const left = [...new Map(listed.map((one) => [one.id, one])).values()].filter(
    ({ id }) => !done.has(id)
  )
  const pages: NotionPage[] = []
  for (const { id, page } of left) {
    const whole = page ?? (await work.gateway.readPage(id))
    if (whole) pages.push(whole)
    else await notePartial(work, source, id)
  }
  await syncPages(work, source, pages)
}

/** Reads the bodies of those pages that may have changed, some ahead, and syncs one page after the other. */
export async function syncPages(work: SyncWork, source: NotionSource, pages: NotionPage[]) {
  await archiveMoved(work, source, pages)
  const known = await findKnownPages(
    db.connection(),
    source.kind,
    pages.map(({ id }) => id)
  )
  const all = pages.map((page): Listed => ({
    ...{ page, known: known.get(page.id) ?? null },
    propertiesHash: textHash(propertiesText(page.properties, source.names)),
  }))
  const replaced = await findReplaced(work, source, known)
  const isToBeRead = ({ page, known: before, propertiesHash }: Listed) =>
    page.isRemoved ||
    replaced.has(page.id) ||
    mustRead(before, { lastEditedAt: page.lastEditedAt, propertiesHash })
  const unread = all.filter((one) => !isToBeRead(one))
  if (unread.length > 0)
    await work.held((trx) =>
      work.note(
        unread.map(({ page, known: before }) =>
          entryOf({ page, source }, 'unchanged', before?.targetId ?? null)
        ),
        trx
      )
    )
  for (const { page } of all)
    if (page.isRemoved) await orFaulty(work, source, page, () => archivePage(work, source, page))
  const changed = all.filter((one) => isToBeRead(one) && !one.page.isRemoved)
  const read = async (one: Listed) => {
    const readMs = Date.now()
    return { ...one, source, readMs, body: await work.gateway.readBody(one.page.id) }
  }
  for await (const one of readAhead(changed, BODIES_AHEAD, read))
    await orFaulty(work, source, one.page, () => syncPage(work, one))
}

/** The pages that were edited or deleted here, where the sync is to replace that. */
async function findReplaced(
  work: SyncWork,
  { kind }: NotionSource,
  known: Map<string, StoredPage>
): Promise<Set<string>> {
  const replaced = new Set<string>()
  if (!work.row.replaces_edits) return replaced
  await work.held(async (trx) => {
    for (const [id, page] of known) {
      const target = await TARGETS[kind].find(page.targetId, trx)
      if (!target || isEditedHere(page, target)) replaced.add(id)
    }
  })
  return replaced
}

/** Archives what pages of this source became while they were in another one. */
async function archiveMoved(work: SyncWork, source: NotionSource, pages: NotionPage[]) {
  const ids = pages.map(({ id }) => id)
  const before = await findInOtherSources(db.connection(), source.kind, ids)
  for (const page of pages) {
    const kind = before.get(page.id)
    const other = work.setup.sources.find((one) => one.kind === kind)
    const isStillThere = other !== undefined && isSameId(other.id, source.id)
    if (kind === undefined || isStillThere) continue
    await orFaulty(work, { kind }, page, () => archivePage(work, { kind }, page))
  }
}

const notePartial = (work: SyncWork, source: NotionSource, id: string) =>
  work.held(async (trx) => {
    const page = { id, title: '', url: null }
    const faults = [{ field: BODY, message: 'Notion shows only a part of this page.' }]
    const known = await findKnownPages(trx, source.kind, [id])
    const targetId = known.get(id)?.targetId ?? null
    await work.note([entryOf({ page, source }, 'faulty', targetId, faults)], trx)
  })
