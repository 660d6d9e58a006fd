/** Improvements and tryouts with a model of one person on one day. */
export interface DailyUsage {
  /** A model gave an answer that could be used, or was stopped in the middle of one. */
  answered: number
  /** A model began to answer. */
  begun: number
}

/** Unusable answers do not count until a model began this many times as many answers as the allowance has. */
const MAX_BEGUN_PER_ALLOWED = 3

/** Returns how much of an allowance of `max` improvements is used. */
export function usedOf(max: number, { answered, begun }: DailyUsage): number {
  return begun >= MAX_BEGUN_PER_ALLOWED * max ? Math.max(max, answered) : answered
}
