import type { Settings } from '#app/prompts/domain/types'

export interface Draft {
  text: string
  settings: Settings
}

/** What the server holds, and under which etag. */
export interface Base extends Draft {
  etag: number
}

export type SaveState =
  | 'idle'
  | 'local'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'signedOut'
  | 'conflict'
  | 'refused'

/** Why a call did not succeed. Only one that was refused is not tried again by itself. */
export type CallFailure =
  | { ok: false; error: 'stale' | 'offline' | 'signedOut' }
  | { ok: false; error: 'refused'; message: string }

export type PutOutcome = { ok: true; etag: number } | CallFailure

export type GetOutcome<Found> = { ok: true; base: Found } | CallFailure

/** Where a draft is stored: on the server and in this browser. Other tabs learn of each save. */
export interface DraftBackend {
  put(draft: Draft, etag: number): Promise<PutOutcome>
  get(): Promise<Base | null>
  keepCopy(draft: Draft, etag: number | null): void
  dropCopy(): void
  announce(base: Base): void
}

export interface DraftView {
  draft: Draft
  state: SaveState
  savedAt: Date | null
  message: string | null
}

export function draftOf({ text, settings }: Draft): Draft {
  return { text, settings }
}

export function isSame(one: Draft, other: Draft): boolean {
  return one.text === other.text && sameSettings(one.settings, other.settings)
}

export function sameSettings(one: Settings, other: Settings): boolean {
  return (
    one.tone === other.tone &&
    one.detail === other.detail &&
    one.audience === other.audience &&
    one.goal === other.goal &&
    (one.kind ?? null) === (other.kind ?? null)
  )
}
