import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Span } from '#app/prompts/domain/types'

interface Place extends Span {
  spoken: Spoken
}

/** It holds only where something is the case. */
export const CONDITION =
  /^(?:[-*\d.) ]*)(?:if|when|whenever|where|once|in case|for|should|after|until)\b/
export const EXCEPTED =
  /\b(?:except|exception (?:of|is)|apart from|other than|unless|besides|only if|optional|either)\b/
const UNTIL = /\buntil (?:i|the|we)\b/
const PARTS =
  'title|headline|subject(?: line)?|heading|intro(?:duction)?|summary|abstract|caption|conclusion|appendix|footer|header|body|postscript|ps|sidebar|teaser|glossary|notes?|column|field|json|first (?:line|sentence|paragraph|part|section)|second (?:line|sentence|paragraph|part|section)|last (?:line|sentence|paragraph|part|section)|brackets|examples?|quotes?|answers?|questions?|bullets?|steps?|list|table|code|dialogue|comments?'
const PART = new RegExp(
  `\\b(?:in|for|of|within|inside|under) (?:the|each|every|its|an?|your)? ?(?:[a-z-]+ )?(${PARTS})\\b`
)
/** Between two demands of one sentence: they are set against each other, or one after the other. */
const SET_APART =
  /\b(?:or|then|not|rather|instead|than|while|whereas|followed|versus|vs|first|last|second|never|no|without|between|into|from|yet without|to)\b/

const TURNED = /\b(?:instead|rather|not|then|one|another)\b/

/** Whether two demands that exclude each other are made of the same thing under the same terms. */
export function sameTerms(one: Place, other: Place, hard: boolean, anyPart = false): boolean {
  if (one.start < other.end && other.start < one.end) return false
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  if (one.spoken === other.spoken) {
    const { said, start } = one.spoken
    const between = said.slice(first.start - start, second.start - start)
    return (
      between.length < 90 &&
      /[;:,]|\b(?:and|but)\b/.test(between) &&
      !(anyPart ? TURNED : SET_APART).test(between) &&
      !EXCEPTED.test(said)
    )
  }
  if (EXCEPTED.test(one.spoken.said) || EXCEPTED.test(other.spoken.said)) return false
  if (CONDITION.test(one.spoken.said) || UNTIL.test(one.spoken.said)) return false
  if (!hard && CONDITION.test(other.spoken.said)) return false
  if (anyPart) return true
  const [here, there] = [partOf(one), partOf(other)]
  return here === there || (hard && (here === null || other.spoken.said.includes(here)))
}

/** The part of the result that a sentence speaks of, or null for the whole. */
function partOf({ spoken }: Place): string | null {
  return PART.exec(spoken.said)?.[1] ?? null
}
