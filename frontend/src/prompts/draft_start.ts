import type { Base, Draft } from '#frontend/prompts/draft'

/** With what the keeping of a draft begins. */
export interface DraftStart {
  base: Base | null
  draft: Draft
  /** The etag on which a draft that was found in this browser was written. */
  writtenOn?: number | null
  /** For a prompt that is not on the server: the text in which nothing is changed yet. */
  pristine?: string
}

interface DraftTimes {
  autosave: number
  local: number
  retry: number[]
}

export const DRAFT_TIMES: DraftTimes = {
  autosave: 10_000,
  local: 250,
  retry: [2_000, 5_000, 15_000, 30_000, 60_000],
}
