import { openAsks } from '#app/prompts/domain/variants/asks'
import type { Brief } from '#app/prompts/domain/variants/brief'
import type { Variant, VariantId } from '#app/prompts/domain/types'

/** A request of so few words leaves out what only its writer knows. */
const BARE_WORDS = 7
const MANY_ASKS = 3

const WHY: Record<VariantId, string> = {
  structured: 'It fits best here because your own words, in order, say what is wanted.',
  contextual: 'It fits best here because much of what matters is known only to you.',
  optimized: 'It fits best here because the output and its limits were still open.',
}

/** Marks the variant that fits a request best, with the reason in one sentence. */
export function recommend(variants: Variant[], brief: Brief): Variant[] {
  const best = bestFor(brief)
  const chosen = variants.find(({ id }) => id === best) ?? variants.at(-1)
  return variants.map((variant) =>
    variant === chosen ? { ...variant, recommendation: WHY[variant.id] } : variant
  )
}

function bestFor(brief: Brief): VariantId {
  if (!brief.guide) return 'structured'
  const isBare = brief.requestTraits.words < BARE_WORDS && openAsks(brief).length >= MANY_ASKS
  return isBare ? 'contextual' : 'optimized'
}
