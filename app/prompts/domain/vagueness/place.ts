import { gapAfter, isBaseVerb } from '#app/prompts/domain/clauses/verbs'
import { MEASURE, RESULT } from '#app/prompts/domain/clauses/result_nouns'
import { behind, setOf, wordAt, type Spot } from '#app/prompts/domain/vagueness/spot'

const TOPIC = setOf(
  'about regarding concerning on around between among against from by behind near'
)
const LINK = setOf('of to for at over during since until through under above')
const CARRIES = setOf('with including plus as into using in within after by every')
const COPULA = setOf(
  "be is are been being sound sounds look looks feel feels read reads seem seems appear stay stays remain keep keeps 's isn't aren't come comes"
)
const MAKES = setOf('make makes keep keeps made leave get find turn render')
const STOPS = setOf(
  `and or but nor the a an this that these those my our your their his her its to of in on at for with from by about into as than if when while where who which so because is are be was were has have should
  must may can will not no please using per without within that's out up off down over`
)
const GIVES = setOf(
  `throw put push tell want need love prefer wait bring ask increase reduce raise handle insert sprinkle weave slip refer wrap paste point grant buy invite have has split`
)
const ALONE = setOf('enough again overall too throughout when please though today now')

/** A sign that parts clauses stands behind a token. */
const parted = ({ reading }: Spot, at: number) => /[,;:()!?–—\n]|\.\s/.test(gapAfter(reading, at))

/** What a phrase hangs on: an order, the start of its clause, a word that adds to the result, a verb of being, a topic or another preposition. */
export type Hold = 'order' | 'start' | 'carries' | 'is' | 'topic' | 'link'
const REACH = 14

export function holdOf(spot: Spot): Hold {
  const { sentence, from } = spot
  for (let at = from - 1; at >= Math.max(sentence.from, from - REACH); at--) {
    if (parted(spot, at) && !(at + 1 === from && listGoesOn(spot, at))) return 'start'
    const word = wordAt(spot, at)
    if ((isBaseVerb(word) && !STOPS.has(word)) || GIVES.has(word)) return 'order'
    if (COPULA.has(word)) return 'is'
    if (CARRIES.has(word)) return 'carries'
    if (TOPIC.has(word)) return 'topic'
    if (LINK.has(word)) return isBaseVerb(wordAt(spot, at - 1)) ? 'order' : 'link'
  }
  return 'start'
}

/** "New, modern kitchen": a comma between words that describe the same thing. */
const listGoesOn = (spot: Spot, at: number) =>
  !/^(?:a|an|the|some|several|many|not|no|too)$/.test(wordAt(spot, at + 1)) &&
  gapAfter(spot.reading, at).trim() === ',' &&
  /^(?:a|an|the|our|my|your|their|new|of|about|with|very|in)$/.test(wordAt(spot, at - 1))

/** The noun that a describing word belongs to, as far as it can be told, or null. */
export function headOf(spot: Spot): string | null {
  const { reading, sentence, to } = spot
  let head: string | null = null
  for (let at = to; at < Math.min(sentence.to, to + 4); at++) {
    if (parted(spot, at - 1)) break
    const { word, opaque } = reading.tokens[at]
    if ((word === 'and' || word === 'or') && head === null) continue
    if (opaque || STOPS.has(word)) break
    head = word
    const next = wordAt(spot, at + 1)
    if (tells(word) && !tells(next)) break
  }
  return head
}

const tells = (word: string) => RESULT.has(word) || MEASURE.has(word)

/** Nothing described follows: "make it catchy", "should be nice and fresh". */
export function standsAlone(spot: Spot): boolean {
  const { sentence, to } = spot
  return (
    to >= sentence.to || parted(spot, to - 1) || STOPS.has(behind(spot)) || ALONE.has(behind(spot))
  )
}

/** A verb of being or making before it, with nothing but describing words between. */
export function isPredicate(spot: Spot): boolean {
  if (!standsAlone(spot)) return false
  const { sentence, from } = spot
  for (let at = from - 1; at >= Math.max(sentence.from, from - 7); at--) {
    const word = wordAt(spot, at)
    if (COPULA.has(word) || MAKES.has(word)) return true
    if (/^(?:about|of|on|for|because|who|from)$/.test(word)) return false
  }
  return false
}

export const speaksOfIt = (head: string | null): boolean => head !== null && RESULT.has(head)
export const isMeasure = (head: string | null): boolean => head !== null && MEASURE.has(head)
