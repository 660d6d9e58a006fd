import { hasEnded, holdPage } from '#frontend/lib/storage/live_pages'
import {
  forgetLeft,
  forgetLeftOfOthers,
  noteFinished,
  noteUnfinished,
  takeLeft,
} from '#frontend/lib/storage/left_documents'
import { formerPage, thisPage } from '#frontend/lib/storage/local_draft'

/** Documents with their undo steps may be larger than all that `localStorage` holds. */
const DATABASE = 'hone.documents'
const STORE = 'documents'
const VERSION = 1
/** A document that nobody came back to is not kept for longer. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000

export interface DocumentPlace {
  userId: string
  /** Such as `flow.` and an id. */
  name: string
}

interface Kept extends DocumentPlace {
  /** The page that wrote it, so that two tabs never write over each other. */
  page: string
  updatedAt: number
  document: unknown
}

let opened: Promise<IDBDatabase> | null = null
/** After a sign-out in another tab, nothing stays in the browser: documents go into this tab when its page is left. */
let where: 'browser' | 'tab' | 'nowhere' = 'browser'
/** The last state of each document that this page has kept. */
const held = new Map<string, Kept>()

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: ['userId', 'name', 'page'] })
    }
    request.onsuccess = () => {
      // Another tab signs out and deletes everything.
      request.result.onversionchange = closeDatabase
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available.'))
  })
  return opened
}

function closeDatabase(): void {
  void opened?.then((open) => open.close()).catch(() => undefined)
  opened = null
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>
): Promise<Result> {
  const open = await database()
  const transaction = open.transaction(STORE, mode)
  const request = act(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'))
  })
}

/** Keeps a document in this browser. A browser that keeps nothing is no failure. */
export async function keepDocument(place: DocumentPlace, document: unknown): Promise<void> {
  if (where === 'nowhere') return
  const { userId, name } = place
  const kept: Kept = { userId, name, page: thisPage, updatedAt: Date.now(), document }
  held.set(`${userId} ${name}`, kept)
  noteUnfinished(kept)
  if (where === 'tab') return
  holdPage()
  const isKept = await inStore('readwrite', (store) => store.put(kept)).then(
    () => true,
    () => false
  )
  if (isKept) noteFinished(kept)
}

/**
 * The document that this tab left, or else the newest of a page that has ended; null where there is none. It belongs to
 * this page from now on. What a page that goes on keeps is its own.
 */
export async function takeDocument({ userId, name }: DocumentPlace): Promise<unknown> {
  const range = IDBKeyRange.bound([userId, name], [userId, name, []])
  try {
    const left = takeLeft<Kept>({ userId, name })
    if (left) await inStore('readwrite', (store) => store.put(left))
    const all: Kept[] = await inStore('readonly', (store) => store.getAll(range))
    // The page that left it has ended, even if its lock is not free yet.
    const found = left ?? (await firstOfEnded(all.filter((kept) => !isOld(kept))))
    if (found && found.page !== thisPage) await keepDocument({ userId, name }, found.document)
    await removeOthers(all.filter((kept) => kept.page === found?.page || isOld(kept)))
    return found?.document ?? null
  } catch {
    return null
  }
}

const isOld = ({ updatedAt }: Kept): boolean => updatedAt < Date.now() - MAX_AGE_MS

/** Removes documents, except those of this page. */
async function removeOthers(documents: Kept[]): Promise<void> {
  for (const { userId, name, page } of documents)
    if (page !== thisPage) await inStore('readwrite', (store) => store.delete([userId, name, page]))
}

async function firstOfEnded(all: Kept[]): Promise<Kept | null> {
  const newest = all.toSorted((one, other) => other.updatedAt - one.updatedAt)
  // A screen that is drawn anew asks again for what its page has taken over already.
  const taken = newest.find(({ page }) => page === thisPage)
  if (taken) return taken
  const own = newest.filter(({ page }) => page === formerPage)
  for (const kept of [...own, ...newest.filter((one) => !own.includes(one))])
    if (await hasEnded(kept.page, own.includes(kept))) return kept
  return null
}

/** Whether this page holds documents that are kept outside of the server. */
export const holdsDocuments = (): boolean => held.size > 0

/** Removes all documents from this browser and keeps none from now on: their person signs out. */
export function forgetDocuments(): void {
  where = 'nowhere'
  held.clear()
  removeDatabase()
}

/** Their person has signed out in another tab: what this page holds is kept in this tab alone. */
export function keepDocumentsInTab(): void {
  where = 'tab'
  removeDatabase()
  for (const kept of held.values()) noteUnfinished(kept)
}

/** This person is signed in: documents are kept in the browser again, and what this tab left of others is removed. */
export function settleDocuments(userId: string): void {
  forgetLeftOfOthers(userId)
  if (where === 'browser') return
  where = 'browser'
  for (const kept of held.values()) void keepDocument(kept, kept.document)
}

function removeDatabase(): void {
  forgetLeft()
  closeDatabase()
  globalThis.indexedDB?.deleteDatabase(DATABASE)
}
