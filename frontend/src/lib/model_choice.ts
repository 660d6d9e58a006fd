import { atom } from '#frontend/lib/state'
import { browserStore, readItem, removeItem, writeItem } from '#frontend/lib/storage/local_store'

/** The engine that answers unless somebody chose a model. */
export const OFFLINE = 'offline'

const KEY = 'hone.model'

const kept = atom<string | null>(null)

/** What improves prompts: the offline engine, or the model that was chosen in this browser. */
export const modelChoiceAtom = atom(
  (get) => get(kept) ?? readItem(KEY, browserStore()) ?? OFFLINE,
  (_get, set, choice: string) => {
    if (choice === OFFLINE) removeItem(KEY, browserStore())
    else writeItem(KEY, choice, browserStore())
    set(kept, choice)
  }
)
