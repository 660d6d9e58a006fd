import { clashOf, placeOf } from '#app/prompts/domain/demands/clashes'
import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { counts, countsIn, type Count } from '#app/prompts/domain/demands/counts'
import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { stem } from '#app/prompts/domain/demands/words'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Numbers of things that do not fit together: subsets, groups, and numberings. */
export function countConflicts(reading: Reading, spoken: Spoken[]): Clash[] {
  const numbered = spoken.filter(counts)
  const found = countsIn(numbered)
  const pairs = [
    ...found.flatMap((count) => wrongParts(reading, spoken, count)),
    ...groups(reading, found),
    ...numberings(numbered, found),
    ...leftOver(spoken, found),
  ]
  return pairs.slice(0, 2).map(([one, other]) => clashOf('size', one, other))
}

type Pair = [Span, Span]

/** A number of the whole, exact or the most that there may be. */
const isTotal = ({ definite, each, most, least }: Count) =>
  !definite && each === null && most > 1 && most < Infinity && (least === most || least === 0)
const exact = ({ definite, each, least, most }: Count) =>
  !definite && each === null && least === most && most > 1
const REST =
  '(?:of them |of which )?(?:[a-z]+ ){0,2}?(?:on|about|for|from|in|with|to|as|at|are|go|[a-z]+s)'
const PART = new RegExp(`\\b(${NUMBER}) ${REST}\\b`, 'g')
const LEADING = new RegExp(`^(${NUMBER}) ${REST}\\b`)

/** "Ten questions: six on rivers, four on lakes and three on seas", in a row or as a list. */
function wrongParts({ sentences }: Reading, spoken: Spoken[], count: Count): Pair[] {
  if (!exact(count)) return []
  const rest = count.spoken.said.slice(count.end - count.spoken.start)
  if (/^[^a-z]*$/.test(rest)) {
    if (sentences[count.spoken.sentence].listed) return []
    const lines = spoken.slice(spoken.indexOf(count.spoken) + 1).slice(0, 9)
    const stop = lines.findIndex(
      ({ sentence, said }) => !sentences[sentence].listed || !LEADING.test(said)
    )
    const parts = stop < 0 ? lines : lines.slice(0, stop)
    const sum = parts.reduce((all, { said }) => all + numberOf(LEADING.exec(said)![1]), 0)
    const last = parts.at(-1)
    return parts.length > 1 && sum > count.most
      ? [[count, { start: parts[0].start, end: last!.start + last!.said.length }]]
      : []
  }
  if (!/^(?:\s?[:(,–—]|,? of which)/.test(rest) || /words|minutes|\beach\b|characters|%/.test(rest))
    return []
  const parts = [...rest.matchAll(PART)]
  const sum = parts.reduce((all, [, said]) => all + numberOf(said), 0)
  const fits = parts.length < 2 || parts.some(([, said]) => numberOf(said) >= count.most)
  if (fits || sum <= count.most) return []
  const last = parts.at(-1)!
  return [
    [count, { start: count.end + parts[0].index, end: count.end + last.index + last[0].length }],
  ]
}

/** So many for each of so many is more than is asked for. */
function groups(reading: Reading, found: Count[]): Pair[] {
  for (const count of found.filter(({ each, least, most }) => each && least === most)) {
    const total = found.find(
      (other) => other.noun === count.noun && isTotal(other) && other.start !== count.start
    )
    const many = total ? groupCount(reading, found, count) : 0
    if (total && many > 1 && many * count.most > total.most) return [[total, count]]
  }
  return []
}

/** How many there are of what a number holds for: counted, or listed behind its name. */
function groupCount({ masked }: Reading, found: Count[], { each, start }: Count): number {
  const counted = found.find(({ noun, each: other }) => noun === each && other === null)
  if (counted) return counted.most
  const row = '(?:[^\\s,.;:]+(?: [^\\s,.;:]+)?'
  const named = new RegExp(`\\b${each}[a-z]*:? (${row}, ){1,9}${row} and ))`).exec(
    masked.slice(Math.max(0, start - 200), start).toLowerCase()
  )
  return named ? named[1].split(/, | and /).length : 0
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const FROM_TO = new RegExp(
  `\\b(?:(?:number|label|letter|mark)(?:ed)? (?:them|it|each|the [a-z]+)? ?(?:from )?(?:1|a) (?:to|through) (${NUMBER}|[b-h])|(${DAYS.join('|')}) (?:to|through) (${DAYS.join('|')}))\\b`
)

/** "Queue cards (A6, numbered 1 to 10)": what is numbered stands before it and is not what was counted. */
function ofAnother(said: string, match: RegExpMatchArray, { noun }: Count): boolean {
  if (!/^(?:number|label|letter|mark)ed/.test(match[0])) return false
  const before = said.slice(Math.max(0, match.index! - 40), match.index).replace(/\([^)]*$/, '')
  const things = before.match(/[a-z]{2,}s\b/g) ?? []
  return things.length > 0 && !things.map(stem).includes(noun)
}

/** "Number them 1 to 10" where six are asked for; Monday to Friday where a trip has three days. */
function numberings(spoken: Spoken[], found: Count[]): Pair[] {
  const asked = found.filter(exact)
  for (const sentence of asked.length && asked.length < 3 ? spoken : []) {
    const match = FROM_TO.exec(sentence.said)
    if (!match || ofAnother(sentence.said, match, asked[0])) continue
    const [, to, monday, friday] = match
    const many = monday
      ? ((DAYS.indexOf(friday) - DAYS.indexOf(monday) + 7) % 7) + 1
      : /^[b-h]$/.test(to)
        ? to.charCodeAt(0) - 96
        : numberOf(to)
    const days = /\beach|every|day\b/.test(sentence.said)
    const whole = monday ? asked.find(({ noun }) => days && noun === 'day') : asked[0]
    if (whole && whole.spoken !== sentence && whole.most !== many)
      return [[whole, placeOf(sentence, match)]]
  }
  return []
}

const EQUAL = new RegExp(
  `\\b(?:group|team|row|table|box)(?:e?s)? (?:has|have|of|with|holds?|consists? of|seats?) exactly (${NUMBER}) `
)
const NO_REST = /\b(?:nobody|no one|none|nothing) (?:is |may be |must be |remains )?(?:left|out)\b/

const isOfEquals = (said: string) => EQUAL.test(said)

/** Twenty-six pupils in groups of exactly four, and nobody left over. */
function leftOver(spoken: Spoken[], found: Count[]): Pair[] {
  const equal = spoken.find(({ wording }) => wording.once(isOfEquals))
  if (!equal || !spoken.some(({ said }) => NO_REST.test(said))) return []
  const match = EQUAL.exec(equal.said)!
  const size = numberOf(match[1])
  const whole = found.find(({ most, least }) => most === least && most > size * 2)
  return whole && whole.most % size > 0 ? [[whole, placeOf(equal, match)]] : []
}
