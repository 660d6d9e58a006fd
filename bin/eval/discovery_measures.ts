import { discover } from '#app/prompts/domain/discovery/discover'
import type { Source } from '#app/prompts/domain/discovery/types'
import { atLeast, atMost, type Figure } from '../bench/figure.js'
import {
  distinctPrompts,
  furtherPairs,
  givenParaphrases,
  type OtherPair,
  type TextPair,
} from './data.js'

interface Counted {
  found: number
  wrong: number
}

/** How many planted paraphrases are found among prompts that all ask for something else, and what else is taken for one. */
export function discoversParaphrases(show: (line: string) => void): Figure[] {
  const distinct = distinctPrompts().map((text, at) => ({ id: `distinct-${at + 1}`, text }))
  const look = (pairs: TextPair[]) => count(pairs, distinct, show)
  const given = givenParaphrases()
  const { pairs, apart, heldBack } = furtherPairs()
  const [first, further, held] = [look(given), look(pairs), look(heldBack.pairs)]
  return [
    atLeast(given.length, `paraphrases found, of ${given.length}`, first.found, ''),
    atMost(2, 'false pairs beside them', first.wrong, ''),
    atLeast(pairs.length - 2, `further paraphrases found, of ${pairs.length}`, further.found, ''),
    atMost(2, `false among ${apart.length} hard ones`, confused(apart, show), ''),
    atLeast(8, `held-back paraphrases found, of ${heldBack.pairs.length}`, held.found, ''),
    atMost(
      2,
      `false among ${heldBack.apart.length} held-back hard ones`,
      confused(heldBack.apart, () => {}),
      ''
    ),
    atMost(2, 'false pairs beside further and held-back ones', further.wrong + held.wrong, ''),
  ]
}

function count(pairs: TextPair[], others: Source[], show: (line: string) => void): Counted {
  const planted = pairs.flatMap(({ id, first, second }) => [
    { id: `${id}/1`, text: first },
    { id: `${id}/2`, text: second },
  ])
  const taken = pairsIn([...planted, ...others])
  const right = taken.filter(([one, other]) => pairOf(one) === pairOf(other))
  const found = new Set(right.map(([one]) => pairOf(one)))
  for (const { id } of pairs) if (!found.has(id)) show(`  ${id} is not found`)
  for (const pair of taken) if (!right.includes(pair)) show(`  wrongly taken: ${pair.join(', ')}`)
  return { found: found.size, wrong: taken.length - right.length }
}

/** Pairs of the same work on another subject, or of other work on the same subject, that are taken for the same. */
function confused(apart: OtherPair[], show: (line: string) => void): number {
  const sources = apart.flatMap(({ id, first, second }) => [
    { id: `${id}/1`, text: first },
    { id: `${id}/2`, text: second },
  ])
  const taken = pairsIn(sources)
  for (const pair of taken) show(`  wrongly taken: ${pair.join(', ')}`)
  return taken.length
}

const pairOf = (id: string) => id.split('/')[0]

function pairsIn(sources: Source[]): [string, string][] {
  return discover(sources).groups.flatMap(({ members }) =>
    members.flatMap(({ id }, at) =>
      members.slice(at + 1).map((other): [string, string] => [id, other.id])
    )
  )
}
