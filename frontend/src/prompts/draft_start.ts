import type { Base, Draft } from '#frontend/prompts/draft'

/** What a draft starts from. */
export interface DraftStart {
  base: Base | null
  draft: Draft
  /** The etag that a draft found in this browser was based on. */
  writtenOn?: number | null
  /** For a prompt that is not on the server: the text that counts as unchanged. */
  pristine?: string
}

export interface DraftTimes {
  autosave: number
  local: number
  retry: number[]
}

export const DRAFT_TIMES: DraftTimes = {
  autosave: 10_000,
  local: 250,
  retry: [2_000, 5_000, 15_000, 30_000, 60_000],
}
