import { saysThatItHolds } from '#app/prompts/domain/goals/plan/wording'
import { capital } from '#app/prompts/domain/goals/words'

const UPPER_LIMIT =
  /\b(under|less than|fewer than|below|shorter than|at most|no more than|not more than|up to|max(?:imum)?(?: of)?|within|no longer than|not exceed(?:ing)?|stays? (?:under|below)) (\d{1,5})(?: |-)words?\b/i
const LOWER_LIMIT =
  /\b(more than|over|longer than|above|at least|no less than|no fewer than|min(?:imum)?(?: of)?) (\d{1,5})(?: |-)words?\b/i
const STRICT = /^(?:under|less|fewer|below|shorter|more than|over|longer|above|stays?)/i
const NEGATED = /\b(?:no|not) $/i

export interface TextLimits {
  minWords: number | null
  maxWords: number | null
}

/** How many words a text may have, by what is said about it. */
export function limitsIn(text: string): TextLimits {
  const most = UPPER_LIMIT.exec(text)
  const least = LOWER_LIMIT.exec(text)
  const isLeast = least !== null && !NEGATED.test(text.slice(0, least.index))
  const below = most && STRICT.test(most[1]) ? 1 : 0
  const above = least && STRICT.test(least[1]) ? 1 : 0
  return {
    maxWords: most ? Math.max(1, Number(most[2]) - below) : null,
    minWords: isLeast ? Number(least[2]) + above : null,
  }
}

const DEMAND = /^[\p{L}-]+ (?:that |whether |if )?(.+)$/iu
/** "Check that it does" refers to a demand that an earlier clause made. */
const SAYS_NOTHING =
  /^(?:it|they|this|the \p{L}+) (?:does|do|is|are|fits?|works?|stays? (?:so|within it)|keeps? to (?:it|that|this|the limit)|meets? (?:it|that|this|the limit)|is (?:right|correct|so|true))$/iu

export interface Demand extends TextLimits {
  criteria: string | null
  words: string
}

/** What a check demands. Where it only points back, it is what the work before was asked for. */
export function demandOf(check: string, before: string): Demand {
  const fault = FAULT.exec(check)?.[1]
  if (fault !== undefined && !saysThatItHolds(fault)) return withoutFault(fault)
  const demand = DEMAND.exec(check)?.[1] ?? check
  const words = SAYS_NOTHING.test(demand) ? before : demand
  const limits = limitsIn(words)
  const isPointing = words === before
  const criteria =
    isOnlyLimit(words, limits) || (isPointing && hasLimits(limits))
      ? null
      : criteriaOf(words, isPointing)
  return { ...limits, criteria, words }
}

/** "If it is too long" names what is to be mended: the text is to be so that it does not hold. */
const FAULT = /^(?:if|when|whenever|wherever|in case|should) (.+)$/iu

function withoutFault(fault: string): Demand {
  const { minWords, maxWords } = limitsIn(fault)
  const limits = {
    minWords: maxWords === null ? null : maxWords + 1,
    maxWords: minWords === null ? null : Math.max(1, minWords - 1),
  }
  const words = `it is not the case that ${fault}`
  const criteria = isOnlyLimit(fault, limits) ? null : `${capital(words)}.`
  return { ...limits, criteria, words }
}

const hasLimits = ({ minWords, maxWords }: TextLimits) => minWords !== null || maxWords !== null

const MAX_LIMIT_WORDS = 9
const isOnlyLimit = (words: string, limits: TextLimits) =>
  hasLimits(limits) && words.split(' ').length <= MAX_LIMIT_WORDS

const criteriaOf = (words: string, isPointing: boolean) =>
  isPointing ? `The text does what was asked for: ${words}.` : `${capital(words)}.`
