import type { Verdicts } from '#app/prompts/domain/decisions'
import { draftStore } from '#frontend/lib/storage/draft_store'
import { draftKey } from '#frontend/lib/storage/local_draft'
import { readItem, writeItem } from '#frontend/lib/storage/local_store'

/** Where verdicts belong: a person, a prompt's id, and a variant. */
export interface VerdictPlace {
  userId: string
  slot: string
  variant: string
}

interface Kept extends Omit<VerdictPlace, 'userId'> {
  verdicts: Verdicts
}

/** Enough for the prompts that somebody works on these days. */
const MAX_PLACES = 60

/** Kept beside the drafts, so that it goes with them when somebody signs out. */
const keyOf = ({ userId }: VerdictPlace) => draftKey({ userId, slot: 'verdicts' })

/** What was decided there before; empty where nothing was, or it cannot be understood. */
export function readVerdicts(place: VerdictPlace): Verdicts {
  return readAll(place).find((kept) => isThere(kept, place))?.verdicts ?? {}
}

/** Keeps what was decided, the newest first; where the browser has no room for it, nothing breaks. */
export function keepVerdicts(place: VerdictPlace, verdicts: Verdicts): void {
  const others = readAll(place).filter((kept) => !isThere(kept, place))
  const { slot, variant } = place
  const mine = Object.keys(verdicts).length > 0 ? [{ slot, variant, verdicts }] : []
  writeItem(keyOf(place), JSON.stringify([...mine, ...others].slice(0, MAX_PLACES)), draftStore())
}

function readAll(place: VerdictPlace): Kept[] {
  try {
    const value: unknown = JSON.parse(readItem(keyOf(place), draftStore()) ?? '[]')
    return Array.isArray(value) ? value.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Kept | null
  return (
    typeof kept?.slot === 'string' &&
    typeof kept.variant === 'string' &&
    typeof kept.verdicts === 'object' &&
    kept.verdicts !== null
  )
}

const isThere = (kept: Kept, { slot, variant }: VerdictPlace) =>
  kept.slot === slot && kept.variant === variant
