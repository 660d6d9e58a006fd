import {
  browserStore,
  keysOf,
  readItem,
  removeItem,
  tabStore,
  writeItem,
  type Store,
} from '#frontend/lib/storage/local_store'

/** The keys of everything that this browser keeps of a person's words begin with this. */
export const DRAFT_PREFIX = 'hone.draft.'
export const VISITOR_KEY = `${DRAFT_PREFIX}new`

/** What this page has read or written, so that it can be kept in the tab after a sign-out elsewhere. */
const held = new Map<string, string>()
let isTabOnly = false

/**
 * Where this page keeps drafts: in the browser. After a sign-out in another tab they are kept in this tab alone: a
 * sign-out leaves nothing in the browser, but the words that are still on this screen are not lost while the tab is
 * open, wherever it goes to sign in.
 */
export function draftStore(): Store | null {
  const store = isTabOnly ? tabStore() : browserStore()
  return store && remembering(store)
}

/** Moves what this page holds from the browser to the tab. */
export function keepDraftsInTab(): void {
  isTabOnly = true
  const tab = tabStore()
  for (const [key, text] of held) writeItem(key, text, tab)
  removeDrafts(browserStore(), () => true)
}

/** This person is signed in: their words in this tab are kept in the browser again, and those of others are removed. */
export function settleDrafts(userId: string): void {
  isTabOnly = false
  const mine = `${DRAFT_PREFIX}${userId}.`
  const tab = tabStore()
  const browser = browserStore()
  for (const key of keysOf(tab).filter((one) => one.startsWith(mine))) {
    if (writeItem(key, readItem(key, tab) ?? '', browser) === 'kept') removeItem(key, tab)
  }
  const isOthers = (key: string) => !key.startsWith(mine)
  for (const store of [tab, browser]) removeDrafts(store, isOthers)
  for (const key of [...held.keys()].filter(isOthers)) held.delete(key)
}

/** Whether this page holds words that are kept outside of the server. */
export const holdsDrafts = (): boolean => held.size > 0

/** Removes drafts of people, but not the text a visitor is about to sign up with. */
export function removeDrafts(store: Store | null, matches: (key: string) => boolean): void {
  for (const key of keysOf(store)) {
    if (key.startsWith(DRAFT_PREFIX) && key !== VISITOR_KEY && matches(key)) removeItem(key, store)
  }
}

function remembering(store: Store): Store {
  return {
    get length() {
      return store.length
    },
    key: (index) => store.key(index),
    getItem: (key) => {
      const text = store.getItem(key)
      if (text !== null) held.set(key, text)
      return text
    },
    setItem: (key, text) => {
      store.setItem(key, text)
      held.set(key, text)
    },
    removeItem: (key) => {
      store.removeItem(key)
      held.delete(key)
    },
  }
}
