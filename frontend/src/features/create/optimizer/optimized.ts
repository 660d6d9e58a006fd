import type { Finding, Improvement, LeftAlone, Score, Variant } from '#app/prompts/domain/types'
import { recommendedOf } from '#app/prompts/domain/recommended'
import type { Improved } from '#frontend/prompts/prompt_calls'

/** What the optimizer shows on the right: one text, and what is known about it. */
export interface Optimized {
  /** The text that was improved. */
  original: string
  content: string
  variant: Variant | null
  /** Why there is no other text, or null where there is one. */
  leftAlone: LeftAlone | null
  /** What was found in the original. */
  findings: Finding[]
  score: Score | null
  /** How many variants there are to choose from. */
  variantCount: number
  /** What the server has to say of how it came about, or null. */
  notice: string | null
}

/** The answer of the server, or null when there is no enhanced prompt in it. */
export function optimizedFrom(original: string, improved: Partial<Improved>): Optimized | null {
  const { enhancedPrompt, versions = [], leftAlone = null, analysis } = improved
  if (!enhancedPrompt) return null
  return {
    original,
    content: enhancedPrompt,
    variant: versions.findLast(({ content }) => content === enhancedPrompt) ?? null,
    leftAlone,
    findings: analysis?.findings ?? [],
    score: analysis?.score ?? null,
    variantCount: versions.length,
    notice: improved.notice ?? null,
  }
}

/** What was improved earlier, as it is kept with the prompt. */
export function optimizedAgain(original: string, improvement: Improvement): Optimized {
  const variant = recommendedOf(improvement.variants)
  return {
    original,
    content: variant?.content ?? original,
    variant,
    leftAlone: improvement.leftAlone,
    findings: improvement.analysis.findings,
    score: improvement.analysis.score,
    variantCount: improvement.variants.length,
    notice: null,
  }
}
