import { RULES } from '#app/prompts/domain/findings/all'
import { isOwnWish } from '#app/prompts/domain/findings/own_wishes'

/** What a person needs to know of a rule to choose for it. */
export interface RuleNote {
  id: string
  why: string
}

/**
 * Every rule once, in the order of the families, and those of the variants' `additions`; what only
 * carries out a person's own wish is left out.
 */
export function ruleNotes(additions: Iterable<{ rule: string; reason: string }>): RuleNote[] {
  const notes = new Map(RULES.map(({ id, why }) => [id, { id, why }]))
  for (const { rule, reason } of additions) {
    if (!notes.has(rule) && !isOwnWish(rule)) notes.set(rule, { id: rule, why: reason })
  }
  return [...notes.values()]
}
