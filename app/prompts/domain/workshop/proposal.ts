import type { Blank, Edit, LeftAlone, Score, Span } from '#app/prompts/domain/types'

export const PROPOSAL_TYPES = ['structure', 'specificity', 'context', 'clarity'] as const
export type ProposalType = (typeof PROPOSAL_TYPES)[number]

/** One thing that would make a prompt stronger, as edits of its text. */
export interface Draft {
  id: string
  type: ProposalType
  title: string
  /** What it does. */
  description: string
  /** Why that helps. */
  reasoning: string
  edits: Edit[]
}

/**
 * The same with what it does to this text: `before` stands at `start..end`, and becomes `after`. `gain` is by how
 * many points the score rises with it alone, blanks counted as filled; null where the text is too long to try.
 */
export interface Proposal extends Draft, Span {
  before: string
  after: string
  gain: number | null
}

/** What the workshop says of a text: why it is left alone, if it is, else what would make it stronger. */
export interface Strengthening {
  score: Score
  blanks: Blank[]
  leftAlone: Exclude<LeftAlone, 'asked'> | null
  proposals: Proposal[]
}
