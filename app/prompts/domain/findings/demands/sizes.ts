import { NUMERAL, numeralValue } from '#app/prompts/domain/english/numerals'
import { matchesOf } from '#app/prompts/domain/matches'
import {
  AMOUNT,
  BOUND_BEHIND,
  disjoint,
  rangeOf,
  type Range,
} from '#app/prompts/domain/findings/demands/amounts'
import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import { clashing, type Clash, type Demand } from '#app/prompts/domain/findings/demands/demand'
import { ownerOf } from '#app/prompts/domain/findings/demands/owner'

/** How long the result or a part of it may be. */
export interface Size extends Demand, Range {
  unit: string
  /** The part that it limits, '' for the whole. */
  owner: string
  /** The main request says it without a bound. */
  loose: boolean
}

const UNITS: Record<string, [unit: string, times: number]> = {
  minute: ['time', 60],
  hour: ['time', 3600],
  second: ['time', 1],
}
const SIZE = new RegExp(
  `${AMOUNT}[\\s-](word|sentence|paragraph|page|character|char|line|stanza|verse|minute|hour|second|slide|tweet)s?\\b${BOUND_BEHIND}`,
  'g'
)
const HAS_SIZE = /(?:word|sentence|paragraph|page|char|line|stanza|verse|minute|hour|second|slide)/

/** The lengths that the demands set. */
export function sizesIn(clauses: Clause[], main: ReadonlySet<string>): Size[] {
  return clauses.flatMap((clause) =>
    HAS_SIZE.test(clause.wording)
      ? matchesOf(clause.wording, SIZE).flatMap((match) => sizeOf(clause, match, main))
      : []
  )
}

function sizeOf(clause: Clause, match: RegExpExecArray, main: ReadonlySet<string>): Size[] {
  const [matched, bound = '', low, high, name] = match
  const range = rangeOf(bound, low, high, matched)
  const [unit, times] = UNITS[name] ?? [name === 'char' ? 'character' : name, 1]
  const several = range && unit !== 'time' ? severalOf(clause, match.index, matched) : 0
  const owner = several ? '' : range && ownerOf(clause, match.index, matched, main, unit === 'time')
  if (!range || owner === null) return []
  if (several) Object.assign(range, { least: range.least * several, most: Infinity })
  const start = clause.start + match.index
  return [
    {
      clause,
      key: owner,
      owner,
      unit,
      least: range.least * times,
      most: range.most * times,
      loose: clause.main && bound === '',
      start,
      end: start + matched.length,
    },
  ]
}

const EACH_BEHIND = /^\s?(?:long )?(?:each|apiece)\b/
const EACH_BEFORE = /\b(?:each|every)\b(?:[^.;]{0,60})$/
const PARTS_BEFORE = new RegExp(`\\b(${NUMERAL})(?: [a-z-]+){1,3} (?:of|with|in)(?: an?)?\\s?$`)

/** How many parts of the length the result has at least: "six points of 20 words each", or two where each part has it. */
function severalOf({ wording }: Clause, at: number, matched: string): number {
  const before = wording.slice(Math.max(0, at - 70), at)
  if (EACH_BEHIND.test(wording.slice(at + matched.length, at + matched.length + 12))) {
    const many = PARTS_BEFORE.exec(before)?.[1]
    return many ? numeralValue(many) : 2
  }
  return EACH_BEFORE.test(before) &&
    /section|paragraph|point|part|item|bullet|chapter|change|feature|idea|option/.test(before)
    ? 2
    : 0
}

/** Every line holds a sentence's end at most; so many smaller units fill at least so many larger ones. */
const CONTAINED: Record<string, string[]> = {
  paragraph: ['sentence', 'word'],
  sentence: ['word'],
  stanza: ['line', 'word'],
}
const MIN_PER_UNIT: Record<string, number> = { 'word character': 3.5, 'page word': 60 }
const MAX_PER_UNIT: Record<string, number> = { 'page word': 1000 }

/** Lengths of the same thing that cannot both be kept. */
export function sizeClashes(sizes: Size[]): Clash[] {
  return clashing('size', sizes, (one, other) => {
    if (one.clause === other.clause) return isReversed(one, other)
    if (one.unit === other.unit) return disjoint(one, other)
    return tooMany(one, other) || tooMany(other, one)
  })
}

/** "At least 200 and at most 100 words". */
const isReversed = (one: Size, other: Size) =>
  one.unit === other.unit &&
  ((one.most === Infinity && other.least === 0) || (other.most === Infinity && one.least === 0)) &&
  disjoint(one, other)

/** Whether the larger units alone need more of the smaller ones than there may be. */
function tooMany(larger: Size, smaller: Size): boolean {
  const units = `${larger.unit} ${smaller.unit}`
  if (units in MIN_PER_UNIT && larger.least * MIN_PER_UNIT[units] > smaller.most) return true
  if (units in MAX_PER_UNIT && smaller.least > larger.most * MAX_PER_UNIT[units]) return true
  return (CONTAINED[larger.unit] ?? []).includes(smaller.unit) && larger.least > smaller.most
}
