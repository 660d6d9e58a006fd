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

/** "After my sixth turn": from then on, one demand holds no longer. */
const LATER =
  /^(?:[-*\d.) ]*)(?:after (?:[a-z-]+ ){1,3}?(?:turns?|minutes?|messages?|questions?|answers?|rounds?|scenes?|lesson|game|interview|session|exercise)\b|once (?:i|we|you)\b|only then\b)/
/** Words that leave no room for a part where it is otherwise. */
export const FIRM =
  /\b(?:throughout|entire(?:ly)?|without exception|at all times|from (?:the )?(?:first|beginning|start|salutation)[a-z ]* to (?:the )?(?:last|end|finish|close)|all the way|strictly|exclusively|(?:in )?every (?:word|sentence|line|reply|case)|no \w+ (?:anywhere|whatsoever|at all)|never|whatever)\b/
/** Whose demand it is: "each countermeasure must …", "captions stay on one line". */
const SUBJECT =
  /^[^a-z]*(?:(?:the|each|every|all|any) )?(?:[a-z-]+ )?([a-z]+) (?:must|may|should|can|is|are|has|have|gets?|stays?|fits?|takes?)\b/
const WHOLE =
  /^(?:text|answer|repl|post|letter|summar|e?-?mail|result|message|article|speech|story|report|review|poem|output|sheet|page|it|they|you|this|everything|script|dish|trip|menu|code|essay|whole|all|that|there|user|reader|guest|customer|here|who|room|budget|picture|image)/

/** The part of the result that is the subject of a demand, or null for the whole. */
const subjectOf = ({ spoken: { said } }: Place): string | null => {
  const subject = SUBJECT.exec(said)?.[1] ?? null
  return subject && !WHOLE.test(subject) ? subject : null
}

/** "Each countermeasure fits on one line" says nothing of a table around it. */
export function ofSameSubject(one: Place, other: Place): boolean {
  const subject = subjectOf(one)
  return subject === null || other.spoken.said.includes(subject.replace(/s$/, ''))
}

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
  if (LATER.test(second.spoken.said) && !FIRM.test(first.spoken.said)) return false
  if (anyPart) return true
  const [here, there] = [partOf(one), partOf(other)]
  return here === there || (hard && (here === null || other.spoken.said.includes(here)))
}

/** The part of the result that a sentence speaks of, or null for the whole. */
function partOf({ spoken }: Place): string | null {
  return PART.exec(spoken.said)?.[1] ?? null
}
