import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { GOAL_VERBS, OUTSIDE_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import { classesOfThing } from '#app/prompts/domain/goals/things/thing'
import { firstWord } from '#app/prompts/domain/goals/words'

const DETERMINER = /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) \p{L}/iu
const ACRONYM = /^\p{Lu}{2}/u

/** The words of some work as an order, where they only name what is to be written: "a short email to the team". */
export function asOrder(words: string, made: Deliverable | null): string {
  const first = firstWord(words).replace(/[^\p{L}]+$/u, '')
  if (GOAL_VERBS.has(first) || OUTSIDE_VERBS.has(first)) return words
  const isThing = classesOfThing(first).length > 0 || isNameOf(words, made)
  if (!isThing && !DETERMINER.test(words)) return words
  return `Write ${ACRONYM.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)}`
}

const isNameOf = (words: string, made: Deliverable | null): boolean =>
  made !== null && made.names.some((name) => words.toLowerCase().startsWith(name.toLowerCase()))
