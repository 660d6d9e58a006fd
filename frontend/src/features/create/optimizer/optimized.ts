import type { Family } from '#app/prompts/domain/reading/family/families'
import type {
  ContentPart,
  Improvement,
  KindQuestion,
  LeftAlone,
  Score,
  Variant,
} from '#app/prompts/domain/types'
import { recommendedOf } from '#app/prompts/domain/recommended'
import type { Draft } from '#frontend/prompts/draft'
import type { Improved } from '#frontend/prompts/prompt_calls'

/** What the optimizer shows on the right: one text, and what is known about it. */
export interface Optimized {
  /** The text that was improved. */
  original: string
  content: string
  variant: Variant | null
  /** Why there is no other text, or null where there is one. */
  leftAlone: LeftAlone | null
  /** What has to be known first, or null. */
  question: KindQuestion | null
  /** What should come back, as the person chose it, or null. */
  kind: string | null
  /** The kind of work as the engine read it; null where it is not known. */
  family: Family | null
  /** What the original already says, where Hone adds nothing to it; null where it does. */
  contents: ContentPart[] | null
  /** Kinds within the family that may fit better, the likeliest first. */
  narrower: string[]
  score: Score | null
  /** How many variants there are to choose from. */
  variantCount: number
  /** What the server has to say of how it came about, or null. */
  notice: string | null
}

/** The answer of the server to a draft, or null when there is no enhanced prompt in it. */
export function optimizedFrom(
  { text: original, settings }: Draft,
  improved: Partial<Improved>
): Optimized | null {
  const { enhancedPrompt, versions = [], leftAlone = null, notice } = improved
  if (!enhancedPrompt) return null
  return {
    original,
    content: enhancedPrompt,
    variant: versions.findLast(({ content }) => content === enhancedPrompt) ?? null,
    leftAlone,
    question: improved.question ?? null,
    contents: improved.contents ?? null,
    narrower: improved.narrower?.map(({ id }) => id) ?? [],
    kind: settings.kind,
    ...analyzed(improved.analysis),
    variantCount: versions.length,
    notice: notice ?? null,
  }
}

const analyzed = (analysis: Improved['analysis'] | undefined) =>
  analysis ? { family: analysis.family, score: analysis.score } : { family: null, score: null }

/** What was improved earlier, as it is kept with the prompt. */
export function optimizedAgain(original: string, improvement: Improvement): Optimized {
  const variant = recommendedOf(improvement.variants)
  return {
    original,
    content: variant?.content ?? original,
    variant,
    leftAlone: improvement.leftAlone,
    // Improvements that were stored by an older version have none of these.
    question: improvement.question ?? null,
    contents: improvement.contents ?? null,
    narrower: improvement.narrower ?? [],
    kind: improvement.madeWith?.settings.kind ?? null,
    family: improvement.analysis.family,
    score: improvement.analysis.score,
    variantCount: improvement.variants.length,
    notice: null,
  }
}
