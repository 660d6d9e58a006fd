import type { Edit } from '#app/prompts/domain/types'

/** Rules whose additions settle something that only the person can know. */
const SETTLES = /^(?:role|audience|tone|length|format|goal|constraints|context|examples|steps)\./
/** A blank in text that the engine wrote. */
const BLANK = /\[[^\]]+\]/
const WORD = /\p{L}/u

/**
 * The edits, by their place in the list, that add a choice which the person did not make: a role,
 * a length, a tone, a form, a rule. What only asks (a blank), what the person gave or moved
 * (`settings.…`, `context.given`), and corrections of the wording assume nothing.
 */
export function assumptionsIn(edits: readonly Edit[]): number[] {
  return edits.flatMap((edit, index) => (assumes(edit) ? index : []))
}

function assumes({ rule, before, after }: Edit): boolean {
  if (before !== '' || !SETTLES.test(rule) || rule === 'context.given') return false
  if (rule === 'context.undelimited_data') return false
  return !BLANK.test(after) && WORD.test(after)
}
