/** A prompt to look through: any text with the id under which its owner knows it. */
export interface Source {
  id: string
  text: string
  /** It comes from the library: it is compared with the person's own prompts, and not with its like. */
  isTemplate?: boolean
}

/** What the main request of a prompt asks for: a deliverable, for readers, about an object. */
export interface Request {
  /** The id of the deliverable, or null where the engine does not know it. */
  deliverable: string | null
  readers: Set<string>
  /** The meanings that say what it is about, without deliverable and readers. */
  object: Set<string>
}

/** Two prompts that somebody looked at and found different, by their ids. */
export type Apart = readonly [one: string, other: string]

/** One prompt of a group, with words that none of the others has, the most telling first. */
export interface Member {
  id: string
  own: string[]
}

/** Prompts that ask for the same. `similarity` is that of the two least alike, 0 to 1; 1 means the same words. */
export interface NearDuplicates {
  members: Member[]
  similarity: number
}

export const RECURRING_KINDS = ['role', 'audience', 'format', 'constraint'] as const
export type RecurringKind = (typeof RECURRING_KINDS)[number]

/** A stretch that says the same in several prompts, in its most frequent wording, with the ids of those prompts. */
export interface RecurringPart {
  kind: RecurringKind
  text: string
  ids: string[]
}

export interface Discovery {
  groups: NearDuplicates[]
  parts: RecurringPart[]
}

/** How far the work is: `done` of `total` steps of about the same length. */
export interface Progress {
  done: number
  total: number
}
