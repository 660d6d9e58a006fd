import { categoryOf, type Category } from '#app/prompts/domain/category'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { whyNot } from '#app/prompts/domain/settings'
import type { Brief } from '#app/prompts/domain/variants/brief'

const FAMILIES: ReadonlySet<Family | null> = new Set<Family>(['message', 'document', 'analyze'])
const FIELDS: ReadonlySet<Category> = new Set<Category>(['marketing', 'sales', 'support'])

/**
 * The specification's defaults of the structured variant ("under 300 words", a professional tone, actionable
 * insights), for business texts of which no record says what fits them better.
 */
export function withBusinessDefaults(brief: Brief): Brief {
  const { guide, reading } = brief
  const isBusiness = FAMILIES.has(reading.family) && FIELDS.has(categoryOf(reading))
  if (!guide || guide.named || !isBusiness) return brief
  return {
    ...brief,
    guide: {
      ...guide,
      contains: [...(guide.contains ?? []), 'actionable insights'],
      length: 'Keep it under 300 words.',
      tone: whyNot('tone', reading.family) === null ? 'Use a professional tone.' : null,
    },
  }
}
