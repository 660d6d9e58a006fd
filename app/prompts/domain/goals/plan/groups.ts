import type { PlannedChoice } from '#app/prompts/domain/goals/plan/plan'
import { isPerKind } from '#app/prompts/domain/goals/clauses/ways'
import type { JoinedStretch } from '#app/prompts/domain/goals/plan/stretches_of_steps'
import { keysOf } from '#app/prompts/domain/goals/things/thing'

const CLASS =
  /^(?:kinds?|sorts?|types?|categor(?:y|ies)|class(?:es)?|groups?|buckets?|clusters?|segments?|labels?|topics?|themes?|cases?|levels?|piles?|ones?)$/i
const EACH_GROUP =
  /\b(?:each|every|both|per|any)\s+(?:(?:single|one)\s+)?(?:of\s+(?:the|these|those)\s+)?(?:different\s+)?([\p{L}-]+)/giu
const FITTING = /\b(?:accordingly|appropriately|suitably|fittingly|differently)\b/i
/** What answers one entry, and is no text about all entries of a group. */
const ANSWERS =
  /\b(?:repl(?:y|ies)|answers?|respon[ds]\w*|reactions?|react|acknowledg\w*)\b(?! templates?\b)/i
const EACH_AT_END = /\b(?:each|every one|all of them|both)$/i
/** What is sorted stands before what it is sorted by. */
const BY = /\s(?:into|in|by|as|under|between|to)\s(.*)$/i

/**
 * Whether each entry is answered by the group that some words sort it into, although it may be that nobody lists the groups:
 * "a reply for each kind", "an answer per team" behind "to the right team", "handle them suitably". Other work for each group,
 * such as a paragraph per topic, is about all of its entries.
 */
export function isForGroups(
  { kind, text, relation }: Pick<JoinedStretch, 'kind' | 'text' | 'relation'>,
  { by, words, kinds }: Pick<PlannedChoice, 'by' | 'words' | 'kinds'>
): boolean {
  if (by !== 'kind' || kind !== 'write') return false
  if (FITTING.test(text)) return true
  if (!ANSWERS.test(text) || relation === 'otherwise' || relation === 'until') return false
  const isEach = relation !== 'next' && kinds.length > 0 && EACH_AT_END.test(text)
  return isEach || namesGroups(text, words.text)
}

function namesGroups(work: string, sorting: string): boolean {
  const by = new Set(keysOf(BY.exec(sorting)?.[1] ?? ''))
  return [...work.matchAll(EACH_GROUP)].some(
    ([, noun]) => CLASS.test(noun) || keysOf(noun).some((key) => by.has(key))
  )
}

/** Whether work is for each of some kinds that are listed: "and draft a reply for each". */
export const isForEachKind = (text: string): boolean => isPerKind(text) || EACH_AT_END.test(text)
