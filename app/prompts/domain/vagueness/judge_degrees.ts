import { PICKED } from '#app/prompts/domain/clauses/result_nouns'
import {
  headOf,
  holdOf,
  isMeasure,
  isPredicate,
  speaksOfIt,
  standsAlone,
} from '#app/prompts/domain/vagueness/place'
import {
  before,
  behind,
  gapBehind,
  joined,
  phraseOf,
  setOf,
  wider,
  type Reach,
  type Spot,
  type Verdict,
} from '#app/prompts/domain/vagueness/spot'
import { COMPARATIVE } from '#app/prompts/domain/vagueness/words'

const NO_ADJECTIVE = setOf(
  `than the a an of to in for and or but on at with by from as if is are be so that this it not no like about my our your you we i they too late i'm because when while where who which please much many more`
)
const NOT_A_KIND = setOf(
  'what which this that any each every some one a an the same no all another right new best different these those'
)
/** Adverbs that may end a clause: "trim it slightly". */
const AT_END = setOf(
  'slightly somewhat considerably significantly substantially noticeably markedly'
)
const endsClause = (said: string) =>
  AT_END.has(said) || /^a (?:bit|little|touch|tad|good deal)$/.test(said)

/** "Fairly short", "not too long", "a bit livelier". */
export function judgeDegree(spot: Spot, picks: boolean): Verdict {
  const { to, sentence } = spot
  const said = phraseOf(spot)
  const [last, next] = [before(spot), behind(spot)]
  if (said === 'very' || said === 'really' || said.startsWith('not ')) return veryLoose(spot, said)
  if (said === 'rather' && (next === 'than' || last === 'would' || last === "i'd")) return null
  if ((said === 'kind of' || said === 'sort of') && NOT_A_KIND.has(last)) return null
  const tied = to < sentence.to && !/[,;:()–—.]/.test(gapBehind(spot))
  if (said === 'much' || said === 'far' || said === 'way') {
    const measures = COMPARATIVE.has(next) || /^(?:too|more|less)$/.test(next)
    return tied && measures && last !== 'how' ? wider(spot, to + 1) : null
  }
  if (!tied) return endsClause(said)
  if (next === 'of' || (said === 'too' && !tooLoose(spot))) return null
  if (next === 'so' && said === 'overly') return wider(spot, to + 1)
  if (next === 'to' && /^(?:keep|keeping|stick|sticking|hold|adhere)$/.test(last)) return true
  if (NO_ADJECTIVE.has(next) || /^\d/.test(next))
    return /^(?:a bit|a little|slightly|somewhat)$/.test(said) && last !== 'not'
  const held = { ...spot, to: Math.min(sentence.to, to + 1) }
  if (isPredicate(held) || (said === 'too' && standsAlone(held))) return wider(spot, to + 1)
  const head = headOf(held)
  if (speaksOfIt(head) || isMeasure(head) || (head !== null && PICKED.has(head)))
    return last === 'about' ? null : wider(spot, to + 1)
  return /^(?:topic|link)$/.test(holdOf(spot)) && !picks ? null : wider(spot, to + 1)
}

/** "Very" only makes a threshold vague: "if a guest gets very upset". */
function veryLoose(spot: Spot, said: string): Reach | null {
  const { from, to } = spot
  const reach = wider(spot, to + 1)
  if (said.startsWith('not '))
    return isPredicate({ ...spot, to: reach.to }) && !NO_ADJECTIVE.has(behind(spot)) ? reach : null
  const lead = joined(spot, from - 8, from)
  return /\b(?:if|when|whenever|once)\b.*\b(?:gets?|becomes?|is|are|seems?|sounds?|looks?|grows?)$/.test(
    lead
  )
    ? reach
    : null
}

/** "Too long to fit" and "if it is too personal" have their measure; "not too long" has none. */
function tooLoose(spot: Spot): boolean {
  const { from, to } = spot
  const next = behind(spot)
  if (!next || NO_ADJECTIVE.has(next)) return false
  if (/^(?:\S+ )?(?:to|for) /.test(`${joined(spot, to + 1, to + 4)} `)) return false
  return !/\b(?:if|when|where|whether|whenever|unless|because)\b/.test(joined(spot, from - 8, from))
}

const OF_TIME = setOf('often sometimes rarely quickly frequently regularly')
const PERSONAL =
  /\b(?:so|who|which|that|they|he|she|we|i|customers|readers|people|users|how|because|if)\b/

/** "Handle it sensibly", "remind them regularly". */
export function judgeManner(spot: Spot, picks: boolean): boolean {
  const last = before(spot)
  if (/^(?:how|as|so|very|more|less|most|too|know)$/.test(last)) return false
  const said = phraseOf(spot)
  const lead = joined(spot, spot.from - 7, spot.from)
  if (said === 'well')
    return (
      standsAlone(spot) &&
      !/^(?:each|the|a|go|reads?|per|every|doing|[a-d\d]|\w+(?:ly|ing))$/.test(last)
    )
  if (OF_TIME.has(said))
    return picks || !PERSONAL.test(lead) || /\b(?:should|must)(?: be)?\b/.test(lead)
  return !/\b(?:who|because|customers|people|users)\b/.test(lead)
}
