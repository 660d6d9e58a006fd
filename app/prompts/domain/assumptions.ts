import type { Edit } from '#app/prompts/domain/types'

/** Rules whose additions settle something on which people differ. */
const SETTLES = /^(?:role|audience|tone|length)\./
/** A blank in text that the engine wrote. */
const BLANK = /\[[^\]]+\]/
const WORD = /\p{L}/u

/**
 * The edits, by their place in the list, that add a choice which the person did not make: a role,
 * a reader, a length, a tone. What only asks (a blank), what the person moved (`settings.…`), the craft of such
 * work, and corrections of the wording assume nothing.
 */
export function assumptionsIn(edits: readonly Edit[]): number[] {
  return edits.flatMap((edit, index) => (assumes(edit) ? index : []))
}

function assumes({ rule, before, after }: Edit): boolean {
  if (before !== '' || !SETTLES.test(rule)) return false
  return !BLANK.test(after) && WORD.test(after)
}
