import {
  keysOf,
  readItem,
  removeItem,
  tabStore,
  writeItem,
} from '#frontend/lib/storage/local_store'

/**
 * Documents that are still being written when their page goes. The database of the browser may not finish by then, but
 * `sessionStorage` does, and a page that is loaded in the same tab later finds them there.
 */
const PREFIX = 'hone.left.'

interface Kept {
  userId: string
  name: string
}

const unfinished = new Map<string, Kept>()
let isLeaving = false

globalThis.window?.addEventListener('pagehide', leave, { capture: true })
globalThis.window?.addEventListener('pageshow', () => {
  isLeaving = false
})

function leave(): void {
  isLeaving = true
  for (const [key, kept] of unfinished) writeDown(key, kept)
}

const keyOf = ({ userId, name }: Kept): string => `${PREFIX}${userId}.${name}`

/** The database begins to write a document. */
export function noteUnfinished(kept: Kept): void {
  const key = keyOf(kept)
  unfinished.set(key, kept)
  if (isLeaving) writeDown(key, kept)
}

/** The database has written a document. */
export function noteFinished(kept: Kept): void {
  const key = keyOf(kept)
  if (unfinished.get(key) !== kept) return
  unfinished.delete(key)
  if (!isLeaving) removeItem(key, tabStore())
}

/** A tab that keeps nothing, or has no room for it, is no failure. */
const writeDown = (key: string, kept: Kept): void =>
  void writeItem(key, JSON.stringify(kept), tabStore())

/** What was being written when this tab was last left; null where there is none. It is removed. */
export function takeLeft<Document extends Kept>(place: Kept): Document | null {
  const key = keyOf(place)
  const text = readItem(key, tabStore())
  if (text === null) return null
  removeItem(key, tabStore())
  return JSON.parse(text) as Document
}

export function forgetLeft(): void {
  unfinished.clear()
  removeLeft(() => true)
}

export const forgetLeftOfOthers = (userId: string): void =>
  removeLeft((key) => !key.startsWith(`${PREFIX}${userId}.`))

function removeLeft(matches: (key: string) => boolean): void {
  const store = tabStore()
  for (const key of keysOf(store))
    if (key.startsWith(PREFIX) && matches(key)) removeItem(key, store)
}
