import { RESULT_WORDS } from '#app/prompts/domain/english/result_words'
import { kindOf, votesFor } from '#app/prompts/domain/score/kind'

/** So much more must words speak for another kind of work, together and each. */
const MARGIN = 2.4
const MARGIN_EACH = 0.2
/** So many words of which none speaks for this kind of work, and so much that they speak for another. */
const MANY_WORDS = 6
const MIN_VOTES = 1.5

/** Whether stems speak of another kind of work than `own`. Words for the result itself speak for no other work. */
export function isForeign(stems: string[], own: number[]): boolean {
  if (own.length === 0) return false
  const telling = stems.filter((stem) => !RESULT_WORDS.has(stem))
  const here = votesFor(kindOf(stems), own)
  const most = Math.max(...kindOf(telling))
  if (here === 0 && telling.length >= MANY_WORDS && most >= MIN_VOTES) return true
  return most - here >= MARGIN && most - here >= telling.length * MARGIN_EACH
}
