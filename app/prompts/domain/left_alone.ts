import type { Lookup } from '#app/prompts/domain/reading/lookup'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { LeftAlone } from '#app/prompts/domain/types'

/** Points from which a text counts as excellent, once its blanks are filled. */
const EXCELLENT = 85

export const isExcellent = (filled: number): boolean => filled >= EXCELLENT

/** Short questions and small exercises that have one right answer: more words would only be more to read. */
const SETTLED: ReadonlySet<Lookup> = new Set(['fact', 'sum', 'item', 'items', 'wording'])

/** Why a text is better left as it is, or null. `filled` is its score from 0 to 100 once its blanks are filled. */
export function whyLeftAlone(
  { language, goal, lookup }: Reading,
  filled: number
): LeftAlone | null {
  if (language === 'other') return 'language'
  if (goal === null && language !== 'english') return 'empty'
  if (isExcellent(filled)) return 'excellent'
  return lookup !== null && SETTLED.has(lookup) ? 'small' : null
}
