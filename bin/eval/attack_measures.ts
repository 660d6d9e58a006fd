import { atMost, type Figure } from '../bench/figure.js'
import { ATTACKS, BASES } from '#tests/unit/prompts/score/attacks'
import { mean, writtenScore } from './written_score.js'

const MAX_GAIN = 3

/** How much each kind of empty addition raises five prompts on average; contradicting ones must lower them. */
export function withstandsAttacks(show: (line: string) => void): Figure[] {
  const before = BASES.map(writtenScore)
  const rises = ATTACKS.map(({ kind, apply, contradicts }) => {
    const each = BASES.map((base, at) => writtenScore(apply(base)) - before[at])
    show(`  ${kind}: ${mean(each).toFixed(2)} (${each.map((rise) => rise.toFixed(1)).join(', ')})`)
    return { rise: mean(each), contradicts: contradicts ?? false }
  })
  const empty = rises.filter(({ contradicts }) => !contradicts).map(({ rise }) => rise)
  const clashing = rises.filter(({ contradicts }) => contradicts)
  return [
    atMost(
      MAX_GAIN,
      `highest mean rise of ${empty.length} kinds of attack`,
      Math.max(...empty),
      ''
    ),
    atMost(
      0,
      `contradicting additions, of ${clashing.length}, that do not lower the score`,
      clashing.filter(({ rise }) => rise >= 0).length,
      ''
    ),
  ]
}
