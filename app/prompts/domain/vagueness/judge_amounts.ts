import { RESULT } from '#app/prompts/domain/clauses/result_nouns'
import { gapAfter, isBaseVerb } from '#app/prompts/domain/clauses/verbs'
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
  joined,
  phraseOf,
  setOf,
  type Spot,
} from '#app/prompts/domain/vagueness/spot'
import { COMPARATIVE } from '#app/prompts/domain/vagueness/words'

const TIME = setOf('seconds minutes hours days weeks months years times moments')
const THEM = setOf('them us whom which you these those')

/** "Several ideas", "a handful of tips": how many of the result, unless it tells of the world or is counted. */
export function judgeMany(spot: Spot): boolean {
  const said = phraseOf(spot)
  const [last, next] = [before(spot), behind(spot)]
  if (said === 'many' && /^(?:how|as|so|too)$/.test(last)) return false
  if (said === 'as many' || said === 'as few')
    return /\bas .{0,40}\b(?:possible|can|like|want|you)\b/.test(joined(spot, spot.to, spot.to + 6))
  if (said === 'a minimum of' && /^(?:one|two|three|four|five|six|seven|eight|ten)$/.test(next))
    return false
  if (/^\d/.test(next) || /^(?:how|as|thanks)$/.test(last)) return false
  if (/^(?:too|not) /.test(said)) return true
  if (said === 'occasional') return last === 'an' || last === 'the'
  if (said === 'the odd') return !/^(?:number|numbers|page|pages|one)/.test(next)
  if (said === 'few') return isBaseVerb(last) && !/^(?:the|these|last|next|every|a)$/.test(last)
  if (said === 'most')
    return (
      next !== 'of' && next.endsWith('s') && RESULT.has(next) && spot.from === spot.sentence.from
    )
  const hold = holdOf(spot)
  if (next === 'of' && THEM.has(behind(spot, 2)) && hold !== 'order') return false
  if (/^a l/.test(said) && (COMPARATIVE.has(next) || next === 'more' || next === 'less'))
    return true
  if (hold === 'order' || hold === 'start' || hold === 'is') return true
  if (last === 'with' && gapAfter(spot.reading, spot.from - 2).includes(',')) return true
  const head = headOf(spot)
  if (head !== null && TIME.has(head)) return hold === 'carries'
  return (speaksOfIt(head) || isMeasure(head)) && !/^(?:about|from|by)$/.test(last)
}

/** "Enough breaks", "serious enough"; "enough to fill a page" has its measure. */
export function judgeEnough(spot: Spot): boolean {
  if (/^(?:often|early|soon|late|sure|regularly)$/.test(before(spot))) return true
  if (/^(?:to|for|that|so)$/.test(behind(spot)) || behind(spot, 2) === 'to') return false
  return !/^(?:topic|link)$/.test(holdOf(spot))
}

/** "A decent amount", "at a moderate cost", "of similar length". */
export function judgeGauge(spot: Spot): boolean {
  if (standsAlone(spot) && spot.sentence.section === 'length') return true
  if (
    isPredicate(spot) &&
    /\b(?:number|amount|length|cost|costs|price|share|level|volume|size|pace)\b/.test(
      joined(spot, spot.from - 6, spot.from)
    )
  )
    return true
  const head = headOf(spot)
  if (!isMeasure(head)) return false
  if (/^(?:right|proper|usual)$/.test(phraseOf(spot)))
    return before(spot) === 'the' && !/^(?:order|way|time|manner)$/.test(head ?? '')
  return before(spot) !== 'the' || head === 'length'
}

/** "The usual perks", "our standard format". */
export function judgeUsual(spot: Spot): boolean {
  const said = phraseOf(spot)
  if (
    holdOf(spot) === 'topic' ||
    !/^(?:the|our|a|your|in|with|add|include|use)$/.test(before(spot))
  )
    return false
  if (behind(spot, 2) === 'of' && before(spot) === 'the') return false
  return said === 'usual' || said === 'customary' || (said !== 'normal' && RESULT.has(behind(spot)))
}
