import type { Answers } from '#app/prompts/domain/blanks/fill_blanks'
import { draftStore } from '#frontend/lib/storage/draft_store'
import { draftKey } from '#frontend/lib/storage/local_draft'
import {
  keysOf,
  readItem,
  removeItem,
  writeItem,
  type KeepResult,
  type Store,
} from '#frontend/lib/storage/local_store'

/** The person who gave answers, and the prompt or form that they belong to. */
export interface AnswersPlace {
  userId: string
  /** The id of a prompt with blanks, or the name of a form. */
  subject: string
}

interface Kept {
  v: 1
  answers: [key: string, answer: string][]
  updatedAt: number
}

/** Above this number of subjects, the answers that were not changed for the longest time are removed. */
const MAX_PLACES = 30
const SLOT = 'answers.'

const keyOf = ({ userId, subject }: AnswersPlace) => draftKey({ userId, slot: SLOT + subject })

/** What somebody answered there, or nothing when there is none or it cannot be understood. */
export function readAnswers(place: AnswersPlace, store = draftStore()): Answers {
  return new Map(parseAnswers(readItem(keyOf(place), store))?.answers)
}

/** Keeps answers with the drafts of this browser, so that they outlive a reload and end with the session. */
export function keepAnswers(
  place: AnswersPlace,
  answers: Answers,
  now: number,
  store = draftStore()
): KeepResult {
  if (answers.size === 0) {
    removeItem(keyOf(place), store)
    return 'kept'
  }
  const kept: Kept = { v: 1, answers: [...answers], updatedAt: now }
  const result = writeItem(keyOf(place), JSON.stringify(kept), store)
  forgetOldest(place.userId, store)
  return result
}

function forgetOldest(userId: string, store: Store | null): void {
  const start = keyOf({ userId, subject: '' })
  const keys = keysOf(store).filter((key) => key.startsWith(start))
  if (keys.length <= MAX_PLACES) return
  const ageOf = (key: string) => parseAnswers(readItem(key, store))?.updatedAt ?? 0
  const byAge = keys.map((key) => ({ key, age: ageOf(key) })).sort((a, b) => b.age - a.age)
  for (const { key } of byAge.slice(MAX_PLACES)) removeItem(key, store)
}

function parseAnswers(json: string | null): Kept | null {
  if (json === null) return null
  try {
    const value = JSON.parse(json) as Partial<Kept> | null
    return value?.v === 1 && Array.isArray(value.answers) && value.answers.every(isAnswered)
      ? (value as Kept)
      : null
  } catch {
    return null
  }
}

function isAnswered(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length === 2 && entry.every((one) => typeof one === 'string')
}
