import { RULES } from '#app/prompts/domain/rules/all'
import { isOwnWish } from '#app/prompts/domain/rules/own_wishes'
import { ACCOUNTS } from '#app/prompts/domain/variants/addition'

/** What a person needs to know of a rule to choose for it. */
export interface RuleNote {
  id: string
  why: string
}

/** Every rule once, in the order of the families; what only carries out a person's own wish is left out. */
export function ruleNotes(): RuleNote[] {
  const notes = new Map(RULES.map(({ id, why }) => [id, { id, why }]))
  for (const { rule, reason } of Object.values(ACCOUNTS)) {
    if (!notes.has(rule) && !isOwnWish(rule)) notes.set(rule, { id: rule, why: reason })
  }
  return [...notes.values()]
}
