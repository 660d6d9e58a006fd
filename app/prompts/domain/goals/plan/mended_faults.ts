import type { LabeledStretch } from '#app/prompts/domain/goals/labeling/label_goal'
import { bareWords, saysThatItHolds } from '#app/prompts/domain/goals/plan/wording'
import { firstWord } from '#app/prompts/domain/goals/words'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** A condition about what was just made. */
const CONDITION =
  /^(?:if|when|whenever|in case|should) (?:it|this|that|they|the (?:text|draft|result|whole thing))\b/i
const MENDS =
  /^(?:cut|fix|redo|repair|correct|rework|adjust|make|tone|trim)\b.*\b(?:it|this|that|them)\b/i

/**
 * "If it is too long, shorten it" behind some work is a check of what was made, and what is mended where it fails: without
 * the fault the text goes on as it is.
 */
export function withMendedFaults(stretches: LabeledStretch[]): LabeledStretch[] {
  const isFault = (at: number) => namesFault(stretches.slice(Math.max(0, at - 1), at + 3))
  return stretches.map((one, at): LabeledStretch => {
    if (at > 0 && isFault(at)) return { ...one, kind: 'check', relation: 'next' }
    return at > 1 && isFault(at - 1) ? { ...one, relation: 'until' } : one
  })
}

/** The step before, the condition, what mends it, and what is beside these. */
function namesFault([before, fault, mended, after]: (LabeledStretch | undefined)[]): boolean {
  if (before?.kind !== 'write' || after?.relation === 'otherwise') return false
  return fault !== undefined && isFaulty(fault) && mended !== undefined && mends(mended)
}

function isFaulty({ kind, text }: LabeledStretch): boolean {
  const words = bareWords(text)
  const isCondition = kind === 'decide' || kind === 'check'
  return isCondition && CONDITION.test(words) && !saysThatItHolds(words)
}

function mends({ kind, text }: LabeledStretch): boolean {
  const words = bareWords(text)
  return kind === 'write' && (ASK_VERBS.get(firstWord(words)) === 'rewrite' || MENDS.test(words))
}
