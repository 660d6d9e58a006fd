import { stem } from '#app/prompts/domain/english/stem'
import { matchesOf } from '#app/prompts/domain/matches'
import { AMOUNT, disjoint, rangeOf, type Range } from '#app/prompts/domain/findings/demands/amounts'
import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import { clashing, type Clash, type Demand } from '#app/prompts/domain/findings/demands/demand'

/** How many of a thing the result has. */
interface Count extends Demand, Range {
  /** Words between the number and the noun. */
  which: string
  /** Said with a bound, a modal verb or a verb of its own, of nothing but the whole. */
  firm: boolean
}

const COUNT = new RegExp(
  `${AMOUNT}\\s((?:[a-z'’-]+\\s){0,2}?)([a-z-]{3,}s|people|children|(?<=\\b(?:one|single|1) )[a-z-]{4,})\\b`,
  'g'
)
const NO_THINGS =
  /^(?:words|sentences|paragraphs|pages|characters|chars|lines|minutes|hours|seconds|days|weeks|months|years|times|euros|dollars|pounds|cents|percent|is|was|has|does|this|its|less|us|as|others|across|plus|always|perhaps|degrees|grams|meters|metres|miles|points|steps|stars)$/
const KEEPS_OUT =
  /\b(?:the|these|those|all|both|of|first|last|next|top|per|every|each|my|our|your|their|for|from|in|between|after(?<!stop after)|by|to|over|another|other|than|best|any|grade|age|ages|aged|ask|asks)\s?$/
const MAKES =
  /^[^a-z]*(?:please |also |then )?(?:give|list|write|provide|create|generate|name|suggest|propose|offer|use|include|make|produce|draft|show|deliver|want|need|i want|i need|we need|we want|stop after|limit|come|brainstorm|return|present|output|add|have|pick|choose)\b|^(?:the |this |your )?[a-z]+ (?:must|should|has to|needs to|have to|shall)\b/
const BARE =
  /^\s?(?:$|[.,;:)!?]|(?:in total|in all|only|overall|altogether|at most|at least|max|or (?:less|fewer|more))\b)/
const EACH = /^(?:\s[a-z]+){0,4}?\s(?:each|per|apiece|(?:in|for|under|on) (?:each|every))\b/
const HAS_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|single)\b/
const FIRM =
  /^(?:exactly|precisely|only|just|at least|at most|no more|not more|no fewer|no less|up to|a max|a min|max|min)/
const AFTER = 60

/** Two different numbers of the same thing. */
export function countClashes(clauses: Clause[]): Clash[] {
  const counts = clauses.flatMap((clause) =>
    HAS_NUMBER.test(clause.wording)
      ? matchesOf(clause.wording, COUNT).flatMap((match) => countOf(clause, match))
      : []
  )
  return clashing(
    'count',
    counts,
    (one, other) =>
      one.clause !== other.clause &&
      (one.firm || one.clause.main) &&
      other.firm &&
      (one.which === other.which || !one.which || !other.which) &&
      disjoint(one, other)
  )
}

function countOf(clause: Clause, match: RegExpExecArray): Count[] {
  const [matched, bound = '', low, high, which, noun] = match
  const before = clause.wording.slice(Math.max(0, match.index - AFTER), match.index)
  const after = clause.wording.slice(
    match.index + matched.length,
    match.index + matched.length + AFTER
  )
  const range = rangeOf(bound, low, high)
  if (!range || NO_THINGS.test(noun) || KEEPS_OUT.test(before) || EACH.test(after)) return []
  const makes = MAKES.test(clause.wording)
  if (!makes && !clause.main && !FIRM.test(bound)) return []
  const start = clause.start + match.index
  return [
    {
      clause,
      key: stem(noun),
      ...range,
      which: which.trim(),
      firm: BARE.test(after) && (FIRM.test(bound) || makes),
      start,
      end: start + matched.length,
    },
  ]
}
