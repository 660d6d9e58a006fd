import { RESULT } from '#app/prompts/domain/clauses/result_nouns'
import {
  headOf,
  holdOf,
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
  type Spot,
  type Verdict,
} from '#app/prompts/domain/vagueness/spot'

const YARDSTICK =
  /\b(?:than|by half|by a|by an|by one|by two|by three|times|twice|percent|per cent|half as|third)\b|\d\s?%|\bby \d/
const COUNTED = setOf('no not any one the some two three once even many much all or and')
const NO_ADJECTIVE = setOf(
  'than the a an of to in for and or but on at with by from as if is are be so that this it not no like about my our your'
)
const LEADS = setOf(
  'a an make use with much far slightly bit something and mix add write give choose pick prefer'
)

/** "Make it shorter", "less stiff": a comparison with nothing to compare to. */
export function judgeMore(spot: Spot): Verdict {
  const { from, to, sentence, reading } = spot
  const said = phraseOf(spot)
  const last = before(spot)
  if (/^(?:more|less|fewer|longer)$/.test(said) && (COUNTED.has(last) || /^\d/.test(last)))
    return null
  if (
    YARDSTICK.test(joined(spot, to, to + 10)) ||
    /^(?:no|not|any|once)$/.test(last) ||
    said === 'fewer'
  )
    return null
  if (said === 'more' || said === 'less') return judgeMoreOf(spot, last)
  if (behind(spot) === 'ones' && last === 'the') return wider(spot, to + 1)
  if (/\bno\b/.test(joined(spot, from - 5, from))) return null
  if (
    /^(?:long|short|small|big|larg|high|low)/.test(said) &&
    /\d/.test(reading.masked.slice(sentence.start, sentence.end))
  )
    return null
  if (isPredicate(spot) || (from === sentence.from && standsAlone(spot))) return true
  return speaksOfIt(headOf(spot)) && LEADS.has(last) && holdOf(spot) !== 'topic'
}

/** "More elegant", "stand out more"; "more detail" counts something. */
function judgeMoreOf(spot: Spot, last: string): Verdict {
  const { from, to, sentence } = spot
  const next = behind(spot)
  if (!next || /[.!,;]/.test(gapBehind(spot))) return from - sentence.from > 1 && !COUNTED.has(last)
  if (NO_ADJECTIVE.has(next) || /^\d/.test(next)) return null
  const held = { ...spot, to: to + 1 }
  if (isPredicate(held)) return wider(spot, to + 1)
  const of = headOf(held)
  const describes =
    !RESULT.has(next) &&
    ((speaksOfIt(of) && /^(?:a|much|far|something|somewhat|slightly)$/.test(last)) ||
      (last === 'in' && of !== null))
  return describes ? wider(spot, to + 1) : null
}
