import type { Wish } from '#app/prompts/domain/goals/wishes/wish_at'

/** A stretch of the text of a goal, the end exclusive. */
export interface GoalSpan {
  start: number
  end: number
}

export type ClauseKind =
  'job' | 'approval' | 'outside' | 'give' | 'frame' | 'each' | 'if' | 'sort' | 'check' | 'rest'

/** A stretch of a goal that asks for one thing. */
export interface Clause {
  kind: ClauseKind
  text: string
  /** The number of its sentence. */
  sentence: number
  /** What the person is to decide, of an approval. */
  wish?: Wish
  /** Where an approval stands in the goal. */
  spans?: GoalSpan[]
  /** Whether the work before it waits for it: "send it after the boss approves". */
  isCondition?: boolean
  /** Whether it came with a wish: "ask me before writing the letter". */
  isAfterWish?: boolean
  /** Whether it is done beside the work before it, on the same material. */
  isSibling?: boolean
  /** The category that it is done for, of work that each category gets its own of. */
  category?: string
  /** Whether a colon ends it. */
  isBeforeColon?: boolean
  /** Whether it is done where a condition before it does not hold. */
  isElse?: boolean
}
