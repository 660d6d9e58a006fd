import { hasEnded, holdPage } from '#frontend/lib/storage/live_pages'
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
let isForgotten = false

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
  if (isForgotten) return
  holdPage()
  const { userId, name } = place
  const kept: Kept = { userId, name, page: thisPage, updatedAt: Date.now(), document }
  await inStore('readwrite', (store) => store.put(kept)).catch(() => undefined)
}

/**
 * The document that this tab left, or else the newest of a page that has ended; null where there is none. It belongs to
 * this page from now on. What a page that goes on keeps is its own.
 */
export async function takeDocument({ userId, name }: DocumentPlace): Promise<unknown> {
  const range = IDBKeyRange.bound([userId, name], [userId, name, []])
  try {
    const all: Kept[] = await inStore('readonly', (store) => store.getAll(range))
    const isOld = ({ updatedAt }: Kept) => updatedAt < Date.now() - MAX_AGE_MS
    const found = await firstOfEnded(all.filter((kept) => !isOld(kept)))
    if (found && found.page !== thisPage) await keepDocument({ userId, name }, found.document)
    for (const kept of all)
      if (kept.page !== thisPage && (kept === found || isOld(kept)))
        await inStore('readwrite', (store) => store.delete([userId, name, kept.page]))
    return found?.document ?? null
  } catch {
    return null
  }
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

/** Removes all documents from this browser and keeps none from now on: their person signs out. */
export function forgetDocuments(): void {
  isForgotten = true
  closeDatabase()
  globalThis.indexedDB?.deleteDatabase(DATABASE)
}

/** The same person is signed in again. */
export function keepDocumentsAgain(): void {
  isForgotten = false
}
