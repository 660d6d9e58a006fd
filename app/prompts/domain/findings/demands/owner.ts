import { stem } from '#app/prompts/domain/english/stem'
import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import { isWhole } from '#app/prompts/domain/findings/demands/whole'

const LINKS =
  /(?:^|\s)(?:of|in|to|under|within|with|at|as|by|for|be|is|are|has|have|hold|holds|take|takes|last|lasts|run|runs|fit|fits|fill|long|stay|stays|under|must|should|may|can|cannot|could|will|shall|not|never|no|need|needs|want|only|the|a|an|maximum|limit|limited|length|on|into|between|exceed|contain|contains|also|then|go|over|keep|kept|use|using|cap|capped|down|max)$/
const PARTITIVE = /\b(?:each|every|per|any one|all [a-z]+ (?:have|has)|apiece)\b/
const AFTER_EACH =
  /^\s?(?:long )?(?:each|per|apiece|for (?:each|every)|in (?:each|every)|under (?:each|every)|a (?:day|week|piece|line|slide|page))\b/
const ADJECTIVAL = /^\s([a-z]+)\b/
/** What may stand behind a length that is told of the thing named before it. */
const CLOSES =
  /^(?:\s?(?:$|[.,;:)!?\n|]|\uFFFC)|\sof (?=\d|(?:at|about|up|no|under|one|two|three|four|five|six)\b)|\s(?:incl|or|long|in|at|max|minimum|maximum|and|but|so|to|only|total|with|using|including|without|because|when|read|plus|by)\b)/
const ABOUT = /^\s(?:about|on|of|for|that|which|describing|explaining|from|using)\b/
const FOR_WHOLE = /^\sfor (?:the |this |your )?([a-z]+)\b/
const BEHIND = 40
const BEFORE = 90

/**
 * What a length in a clause belongs to: '' for the whole result, the stem of a part, or null where
 * that cannot be told. Things measured in time must be named.
 */
export function ownerOf(
  { wording, main: isMain }: Clause,
  at: number,
  matched: string,
  main: ReadonlySet<string>,
  mustBeNamed: boolean
): string | null {
  const after = wording.slice(at + matched.length, at + matched.length + BEHIND)
  const before = wording.slice(Math.max(0, at - BEFORE), at)
  if (AFTER_EACH.test(after) || PARTITIVE.test(before)) return null
  const described = nounDescribed(matched, after)
  if (described) return partOf(described, main)
  const place = { before, after, isMain, main, mustBeNamed }
  return CLOSES.test(after) ? ownerBefore(place) : ownerBehind(place)
}

interface Place {
  before: string
  after: string
  isMain: boolean
  main: ReadonlySet<string>
  mustBeNamed: boolean
}

/** The noun of "a 50-word summary" or "a 50 words long summary". */
function nounDescribed(matched: string, after: string): string | undefined {
  const isAdjective = /-/.test(matched) || /^\s?-?(?:long\s)/.test(after)
  if (!isAdjective || CLOSES.test(after)) return undefined
  const noun = ADJECTIVAL.exec(after)?.[1]
  return noun && (nounPhraseHead(after) ?? noun)
}

/** "50 words for the summary", "50 words about the sea". */
function ownerBehind({ before, after, isMain, main, mustBeNamed }: Place): string | null {
  const named = FOR_WHOLE.exec(after)?.[1]
  if (named && isWhole(named, main)) return ''
  const direct = isMain && ABOUT.test(after) && /^[\p{L}' ]{0,30}$/u.test(before)
  return direct && !mustBeNamed ? '' : null
}

/** "A summary of 50 words", "in 50 words". */
function ownerBefore({ before, isMain, main, mustBeNamed }: Place): string | null {
  if (isMain && !mustBeNamed && !/\b(?:of|with) (?:an? )?$/.test(before)) return ''
  if (isMain && /[,(–-]\s?$/.test(before)) return ''
  const subject = nounBefore(before)
  if (subject === UNKNOWN) return null
  if (/\b(?:it|this) (?:[a-z]+ ){0,3}$/.test(before)) return ''
  if (subject === null) return mustBeNamed ? null : ''
  return partOf(subject, main)
}

/** A length of one of these is no length of the whole. */
const PARTS = /^(?:line|heading|section|paragraph|sentence)s?$/

const partOf = (noun: string, main: ReadonlySet<string>): string =>
  isWhole(noun, main) && !PARTS.test(noun) ? '' : stem(noun)

/** The last word of "summary", "executive summary", "product text". */
const nounPhraseHead = (after: string): string | undefined =>
  /^\s((?:[a-z-]+\s){0,2}?[a-z-]+)(?=\s(?:of|for|about|on|that|with|in|to|from|and|by|at|is|are|must|should)\b|[.,;:]|$)/
    .exec(after)?.[1]
    .split(' ')
    .at(-1)

/** Verbs that have the whole as their object where none is named. */
const VERBS =
  /^(?:write|use|keep|give|provide|limit|make|cover|return|produce|answer|reply|respond|summarize|summarise|explain|describe|draft|create|put|add|need|go|stop|shorten|condense|cut|do|trim|it|this|that|they|everything|exceed|want|please|and|but|or|then|also|so|ranks)$/

/** "The talk in this lesson is capped at …": the last noun is not what is limited. */
const INNER = /\b(?:in|of|for|on|about|by|per|from) (?:the|this|our|my|each|a) [a-z'-]+$/
const UNKNOWN = '?'

/** The noun that a length stands behind ("a summary of 50 words"), or null where only a verb or nothing does. */
function nounBefore(before: string): string | null {
  const clause = before.slice(
    Math.max(...[';', ':', '. ', ' but '].map((mark) => before.lastIndexOf(mark))) + 1
  )
  let rest = clause.replace(/[,(\s]+$/, '')
  for (let turns = 0; turns < 8 && LINKS.test(rest); turns++)
    rest = rest.replace(LINKS, '').trimEnd()
  const word = /([a-z][a-z'-]*)$/.exec(rest)?.[1]
  if (INNER.test(rest)) return UNKNOWN
  return !word || VERBS.test(word) ? null : word
}
