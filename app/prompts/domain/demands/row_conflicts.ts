import { clashOf } from '#app/prompts/domain/demands/clashes'
import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { countsIn, type Count } from '#app/prompts/domain/demands/counts'
import { sizesIn } from '#app/prompts/domain/demands/sizes'
import { placed, type Spoken } from '#app/prompts/domain/demands/spoken'
import { stem } from '#app/prompts/domain/demands/words'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Span } from '#app/prompts/domain/types'

/** More places are named than there are: "the fourth paragraph" of three, four columns where three are asked for. */
export function rowConflicts(spoken: Spoken[]): Clash[] {
  const pairs = [...pastTheLast(spoken), ...countsIn(spoken).flatMap(longerRow)]
  return pairs.slice(0, 1).map(([one, other]) => clashOf('size', one, other))
}

type Pair = [Span, Span]

const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const PLACE = new RegExp(
  `\\b(?<!every |each |a )(${ORDINALS.join('|')}|\\d{1,2}(?:nd|rd|th)) (sentence|paragraph|line|slide|section|stanza|verse|bullet|column|row|step|question|item|tip|chapter|page|part|option|idea|example|reason|headline)\\b|\\b(sentence|paragraph|line|slide|section|stanza|verse|question|item|tip|chapter|step|row)s? (\\d{1,2})(?![\\d.:%])`,
  'g'
)
const HAS_PLACE = /(?:nd|rd|th) [a-z]|\bsecond\b|[a-z] \d/

interface Place extends Span {
  at: number
  unit: string
}

const placesOf = (said: string): Place[] =>
  HAS_PLACE.test(said)
    ? matchesOf(said, PLACE).map(({ 0: told, 1: which, 2: unit, 3: noun, 4: number, index }) => ({
        start: index,
        end: index + told.length,
        at: orderOf(which ?? number),
        unit: unit ?? noun,
      }))
    : []

const orderOf = (said: string) =>
  /^\d/.test(said) ? Number.parseInt(said) : ORDINALS.indexOf(said) + 2

/** "One sentence each" and "the second sentence of every note". */
function pastTheLast(spoken: Spoken[]): Pair[] {
  const places = placed(spoken, (wording) => wording.once(placesOf))
  if (!places.length) return []
  const sizes = sizesIn(spoken).filter(
    (size) => size.most < Infinity && !spoken.some((sentence) => isSpread(sentence, size))
  )
  return places.flatMap((place): Pair[] => {
    const known = sizes.filter(({ unit }) => unit === place.unit)
    const within = known.some(({ most }) => most >= place.at)
    return known.length && !within && known[0].end < place.start ? [[known[0], place]] : []
  })
}

/** "Two questions on each of the five terms" are ten. */
const isSpread = ({ said, start }: Spoken, size: Span): boolean =>
  size.start >= start &&
  size.end <= start + said.length &&
  SPREADS.test(said.slice(size.end - start, size.end - start + SPREAD_WITHIN))

const SPREADS = /\b(?:each|every|per)\b/
const SPREAD_WITHIN = 24

const ROW = /^\s?(?::|\(|–|—)\s?([^.;:()\n]+|[^.:()\n]+)(?=[.)\n]|$)/
const LONGEST_ITEM = 5
const PARTS = new Set(
  'column field section part paragraph heading label category key group level chapter tag class headline column stage block'
    .split(' ')
    .map(stem)
)

/** "Three columns: name | price | size | colour". */
function longerRow(count: Count): Pair[] {
  const { spoken, start, end, least, most, definite, each, noun } = count
  if (definite || each !== null || least !== most || most < 2 || !PARTS.has(noun)) return []
  const rest = spoken.said.slice(end - spoken.start)
  const row = ROW.exec(rest)
  if (!row) return []
  const items = row[1]
    .split(/\s\|\s|;\s|,\s(?:and\s|then\s)?|\sand\s/)
    .filter((item) => item.trim())
  const plain = items.every((item) => item.trim().split(/\s+/).length <= LONGEST_ITEM)
  if (!plain || items.length <= most || items.length > most + 4) return []
  return [
    [
      { start, end },
      { start: end, end: end + row[0].length },
    ],
  ]
}
