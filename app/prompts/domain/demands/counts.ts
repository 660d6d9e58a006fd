import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import { matchesOf } from '#app/prompts/domain/matches'
import { foundIn, type Spoken } from '#app/prompts/domain/demands/spoken'
import { stem } from '#app/prompts/domain/demands/words'
import type { Span } from '#app/prompts/domain/types'

/** How many of a thing a sentence speaks of ("exactly five names"); `noun` is a stem. */
export interface Count extends Span {
  noun: string
  least: number
  most: number
  /** It points back to things named before ("all five names"). */
  definite: boolean
  /** It holds for each of several ("two names under each heading"): the stem of that thing. */
  each: string | null
  spoken: Spoken
}

const LEADS =
  'exactly|only|just|precisely|at least|at most|no more than|not more than|up to|a maximum of|maximum of|max|no fewer than|a minimum of|about|around|roughly'
const COUNT = new RegExp(
  `(?:\\b(all|the|these|those|your|each of the|all of the|every one of the|both)\\s)?(?:\\b(${LEADS})\\s)?(?<![\\d.,:€£$/-])\\b(${NUMBER})(?:\\s?(?:-|–|to|or)\\s?(${NUMBER}))?(?![\\d.,:%°]*\\d|\\s?%|st\\b|nd\\b|rd\\b|th\\b)[\\s-]((?:[a-z’'-]+\\s){0,2}?)([a-z-]{2,}s|people|children|men|women|pieces)\\b`,
  'g'
)
const NO_NOUNS = new Set(
  'is as was has this its us less words minutes seconds hours euros pounds dollars cents percent characters years times others across plus does yes always perhaps besides'.split(
    ' '
  )
)
const EACH =
  /^(?:\s[a-z]+){0,4}?\s(?:each|per|(?:in|under|for|from|to|on|at|of) (?:each|every))(?:\s(?:of the (?:[a-z]+ (?=[a-z]+s\b))?)?([a-z]+))?/
const SOME =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|single)\b|\d/

/** Whether a sentence has a number at all. */
export const counts = ({ wording }: Spoken): boolean => wording.once(hasNumber)

const hasNumber = (said: string) => SOME.test(said)

export function countsIn(spoken: Spoken[]): Count[] {
  return foundIn(spoken, countsOf, countsOf)
}

const countsOf = (sentence: Spoken): Count[] =>
  counts(sentence)
    ? matchesOf(sentence.said, COUNT).flatMap((match) => countOf(sentence, match))
    : []

function countOf(sentence: Spoken, match: RegExpMatchArray): Count[] {
  const [told, pointer, lead = '', first, second, , noun] = match
  const low = numberOf(first)
  const high = second ? numberOf(second) : low
  if (NO_NOUNS.has(noun) || Number.isNaN(low) || Number.isNaN(high)) return []
  const [least, most] = /least|fewer|minimum/.test(lead)
    ? [low, Infinity]
    : /most|more|up to|max/.test(lead)
      ? [0, high]
      : /about|around|roughly/.test(lead)
        ? [low * 0.8, high * 1.25]
        : [low, high]
  const start = sentence.start + match.index!
  const after = sentence.said.slice(match.index! + told.length, match.index! + told.length + 60)
  const each = EACH.exec(after)
  return [
    {
      start,
      end: start + told.length,
      noun: stem(noun),
      least,
      most,
      definite: pointer !== undefined,
      each: each ? stem(each[1] ?? '') : null,
      spoken: sentence,
    },
  ]
}
