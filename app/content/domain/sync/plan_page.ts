export const PAGE_OUTCOMES = [
  ...(['created', 'changed', 'unchanged', 'archived'] as const),
  ...(['conflict', 'faulty'] as const),
]
export type PageOutcome = (typeof PAGE_OUTCOMES)[number]

/** What was kept of a page when it was last synced. Hashes are of what it said then. */
export interface KnownPage {
  /** As Notion said it, to the minute. */
  lastEditedAt: string
  /** When its body was asked for, in milliseconds since 1970. */
  readMs: number
  propertiesHash: string
  contentHash: string
  /** The version of the template or guide that the sync wrote. */
  targetVersion: number
  /** Whether the sync archived it because the page was removed. */
  isArchived: boolean
}

/** The template or guide that a page became, as it is now. */
export interface SyncTarget {
  version: number
  contentHash: string
  isArchived: boolean
  isDeleted: boolean
}

/**
 * Notion tells the time of an edit to the minute, and its clock may differ from ours. An edit that came this close
 * before a reading may be followed by another one that looks the same.
 */
export const SETTLED_MS = 5 * 60_000
/** How far before the start of the last sync an incremental one begins. */
export const OVERLAP_MS = 10 * 60_000

interface ListedPage {
  lastEditedAt: string
  propertiesHash: string
}

/** Whether a page may say something else than when it was last read, so that its body must be read again. */
export function mustRead(known: KnownPage | null, page: ListedPage): boolean {
  if (!known || known.isArchived) return true
  if (known.lastEditedAt !== page.lastEditedAt) return true
  if (known.propertiesHash !== page.propertiesHash) return true
  const editedMs = Date.parse(page.lastEditedAt)
  return !(known.readMs - editedMs >= SETTLED_MS)
}

/** Whether a template or guide was edited or deleted here since the sync wrote it. */
export const isEditedHere = (
  known: Pick<KnownPage, 'targetVersion'>,
  target: Pick<SyncTarget, 'version' | 'isDeleted'>
): boolean => target.version !== known.targetVersion || target.isDeleted

interface Compared {
  known: KnownPage | null
  target: SyncTarget | null
  contentHash: string
  /** Whether pages replace what was edited here. */
  replacesEdits: boolean
}

export interface PagePlan {
  outcome: PageOutcome
  /** Whether the template or guide gets what the page says. */
  isWritten: boolean
  /** Whether it is no longer archived. */
  isRestored: boolean
}

/**
 * What becomes of a page that was read. What was edited here since the last sync is kept, and the page is a conflict if
 * it was edited too.
 */
export function planPage(compared: Compared): PagePlan {
  const { known, target } = compared
  if (!known || !target) return { outcome: 'created', isWritten: true, isRestored: false }
  const writing = writingOf(compared, known, target)
  if (writing === 'refused') return { outcome: 'conflict', isWritten: false, isRestored: false }
  const isWritten = writing === 'wanted'
  const isRestored = known.isArchived && target.isArchived
  return { outcome: isWritten || isRestored ? 'changed' : 'unchanged', isWritten, isRestored }
}

function writingOf(
  { contentHash, replacesEdits }: Compared,
  known: KnownPage,
  target: SyncTarget
): 'needless' | 'wanted' | 'refused' {
  if (target.contentHash === contentHash && !target.isDeleted) return 'needless'
  if (!isEditedHere(known, target) || replacesEdits) return 'wanted'
  return known.contentHash === contentHash ? 'needless' : 'refused'
}

/** What becomes of a page that is no longer in Notion. */
export const planRemoval = (known: KnownPage | null, target: SyncTarget | null): PageOutcome =>
  known && !known.isArchived && target && !target.isDeleted ? 'archived' : 'unchanged'
