import { PICKED, RESULT } from '#app/prompts/domain/clauses/result_nouns'
import { headOf, standsAlone } from '#app/prompts/domain/vagueness/place'
import {
  before,
  behind,
  gapBefore,
  joined,
  phraseOf,
  setOf,
  type Spot,
} from '#app/prompts/domain/vagueness/spot'

const SELECTS = setOf(
  `list find show highlight mark flag pick report extract select keep remove cross leave drop skip sort name give identify point return output count delete send label filter log cache index warn match retry exclude
  include ignore escalate forward prioritise prioritize reject approve archive`
)
const SORTS_OUT = setOf(
  'name mention note log report explain describe summarise summarize cover repeat quote add skip drop omit list mark flag keep include exclude ignore cut remove leave out show highlight'
)
const CHOOSES = setOf('pick choose select find keep name show list give mark')
const OF_MOST = setOf(
  'important relevant interesting significant notable valuable promising essential serious critical noteworthy problematic popular striking beautiful famous'
)
const ALL = /^(?:the|any|all|only|every)$/

const selects = (word: string) =>
  SELECTS.has(word) || SELECTS.has(word.replace(/s$/, '')) || SELECTS.has(word.replace(/es$/, ''))

/** A word by which some of many are picked out, with no limit: "the serious ones", "recent orders". */
export function judgeFilter(spot: Spot, picks: boolean): boolean {
  const { from, sentence } = spot
  const [last, next, said] = [before(spot), behind(spot), phraseOf(spot)]
  if (/^(?:as|how|than|so)$/.test(last)) return false
  const head = headOf(spot)
  if (/est$|^worst$/.test(said))
    return CHOOSES.has(before(spot, 2)) && last === 'the' && head !== null
  if (next === 'ones' || next === 'one')
    return from === sentence.from || ALL.test(last) || gapBefore(spot).includes(',')
  if (head !== null) {
    const plural = head.endsWith('s')
    if (
      ALL.test(last) &&
      plural &&
      SORTS_OUT.has(before(spot, 2)) &&
      !/^(?:long|old|high|low)$/.test(said)
    )
      return true
    if (last === 'most')
      return OF_MOST.has(said) && (plural || PICKED.has(head) || RESULT.has(head))
    if (plural && last === 'out' && /^leav/.test(before(spot, 2))) return true
    if (plural && (SELECTS.has(last) || (picks && selects(last)))) return true
  }
  const lead = joined(spot, Math.max(sentence.from, from - 40), from).split(' ')
  if (!picks && !lead.some((word) => SELECTS.has(word))) return false
  if (
    head !== null &&
    PICKED.has(head) &&
    /^(?:the|any|all|only|every|more|out|no|their)$/.test(last)
  )
    return true
  return (
    /^(?:is|are|was|were|seems?|looks?)$/.test(last) &&
    standsAlone(spot) &&
    lead.some((word) => /^(?:whose|that|which|where|if|when|ones)$/.test(word))
  )
}
