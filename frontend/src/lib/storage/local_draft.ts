import { isBlankText } from '#app/core/domain/blank_text'
import type { Settings } from '#app/prompts/domain/types'
import {
  DRAFT_PREFIX,
  draftStore,
  removeDrafts,
  VISITOR_KEY,
} from '#frontend/lib/storage/draft_store'
import {
  browserStore,
  keysOf,
  readItem,
  removeItem,
  tabStore,
  writeItem,
  type KeepResult,
} from '#frontend/lib/storage/local_store'

/** What this browser keeps of a text until the server has it. */
export interface LocalDraft {
  text: string
  settings: Settings | null
  /** The etag of the prompt on which the text was written; null for a prompt that is not on the server yet. */
  etag: number | null
  updatedAt: number
}

export type { KeepResult } from '#frontend/lib/storage/local_store'

const VERSION = 1

/** The address of a draft: a person, and a prompt's id or the name of a place such as `new`. */
export interface DraftPlace {
  userId: string
  slot: string
}

export function draftKey({ userId, slot }: DraftPlace): string {
  return `${DRAFT_PREFIX}${userId}.${slot}`
}

/** A name for this page's own drafts, so that two tabs never write over each other. */
export const thisPage = Math.random().toString(36).slice(2, 10)

/** The page that this tab showed before it was loaded anew or left for sign-in. */
export const formerPage = renewPage()

function renewPage(): string | null {
  const key = 'hone.page'
  const store = tabStore()
  const former = readItem(key, store)
  writeItem(key, thisPage, store)
  return former
}

export interface FoundDraft {
  place: DraftPlace
  draft: LocalDraft
}

/** Every draft of this person whose slot starts with `name`, newest first. */
export function findDrafts(userId: string, name: string, store = draftStore()): FoundDraft[] {
  const start = draftKey({ userId, slot: name })
  return keysOf(store)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const place = { userId, slot: name + key.slice(start.length) }
      const draft = readDraft(place, store)
      return draft ? [{ place, draft }] : []
    })
    .sort((one, other) => other.draft.updatedAt - one.draft.updatedAt)
}

/** Of drafts found for one place the one of this tab, or else the newest: each tab goes on with its own words. */
export function ownOrNewest(found: FoundDraft[]): FoundDraft | null {
  const ofPage = (page: string | null) => found.find(({ place }) => place.slot.endsWith(`~${page}`))
  return ofPage(thisPage) ?? ofPage(formerPage) ?? found[0] ?? null
}

/** The draft kept there, or null when there is none or it cannot be understood. */
export function readDraft(place: DraftPlace, store = draftStore()): LocalDraft | null {
  return parseDraft(readItem(draftKey(place), store))
}

export function parseDraft(json: string | null): LocalDraft | null {
  if (json === null) return null
  try {
    const value: unknown = JSON.parse(json)
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is LocalDraft {
  const draft = value as (LocalDraft & { v: number }) | null
  return (
    typeof draft === 'object' &&
    draft !== null &&
    draft.v === VERSION &&
    typeof draft.text === 'string' &&
    typeof draft.updatedAt === 'number' &&
    (draft.etag === null || Number.isInteger(draft.etag)) &&
    (draft.settings === null || typeof draft.settings === 'object')
  )
}

/** Keeps a draft, or says why this browser cannot: its room is used up, or storage is switched off. */
export function keepDraft(place: DraftPlace, draft: LocalDraft, store = draftStore()): KeepResult {
  return writeItem(draftKey(place), JSON.stringify({ v: VERSION, ...draft }), store)
}

export function dropDraft(place: DraftPlace, store = draftStore()): void {
  removeItem(draftKey(place), store)
}

/** The text a visitor brought along from before the sign-up. */
export function readVisitorDraft(store = browserStore()): string | null {
  const json = readItem(VISITOR_KEY, store)
  if (json === null) return null
  try {
    const value = JSON.parse(json) as { text?: unknown } | null
    return typeof value?.text === 'string' && !isBlankText(value.text) ? value.text : null
  } catch {
    return null
  }
}

/** The text of a visitor is handed over once. */
export function dropVisitorDraft(store = browserStore()): void {
  removeItem(VISITOR_KEY, store)
}

/** Removes the drafts of people, but not the text a visitor is about to sign up with. */
export function clearDraftsOfPeople(store = browserStore()): void {
  removeDrafts(store, () => true)
}
