import { clashOf, placeOf } from '#app/prompts/domain/demands/clashes'
import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Minutes, money and shares whose parts are more than the whole. */
export function sumConflicts(reading: Reading, spoken: Spoken[]): Clash[] {
  const pairs = [
    ...timeConflict(spoken),
    ...moneyConflict(reading, spoken),
    ...shareConflict(spoken),
  ]
  return pairs.map(([one, other]) => clashOf('size', one, other))
}

type Pair = [Span, Span]

const apart = (one: Span, other: Span) => one.end <= other.start || other.end <= one.start
const across = (row: Span[]): Span => ({ start: row[0].start, end: row.at(-1)!.end })

const LASTS = new RegExp(
  `\\b(${NUMBER})[ -](minute|hour)s?(?:[ -]long)?[ -](?:[a-z-]+ ){0,2}?(?:lesson|workshop|meeting|session|class|training|call|event|show|agenda|program(?:me)?|tour|slot|seminar|course|webinar|interview|rehearsal|workout|lecture)|(?:lasts?|takes?|within|total of|add up to|no longer than|at most|exactly) (?:exactly |only |the )?(${NUMBER}|an) (minute|hour)s?\\b`
)
const CLOCK =
  /\b(\d{1,2})[:.](\d\d)(?: ?h)?(?:\s?(?:to|-|–|and|until)\s?|\b[^.;]*?\b(?:out|ends?|finish(?:ed)?|over|close|until|by|leaves?|bell)\b[^.;]{0,30}?\b)(\d{1,2})[:.](\d\d)\b/
const BLOCK = new RegExp(
  `\\b(?<![:.,])(${NUMBER})(?:[ -](minutes?|mins?|hours?)\\b|(?=\\s?[,.;)]|$| and |\\s*$))`,
  'g'
)
const MANY_OF = new RegExp(
  `\\b(${NUMBER}) (?:[a-z-]+ ){0,2}?(?:of|lasting|at|with|take|takes) (?:exactly )?(${NUMBER})[ -](minute|hour)s?\\b`
)

interface Timed extends Span {
  minutes: number
}

const isTimed = (said: string) => /minute|\bmins?\b|hour|\d[:.]\d\d/.test(said)

/** A whole of so many minutes, and blocks that last longer. */
function timeConflict(spoken: Spoken[]): Pair[] {
  const timed = spoken.filter(({ wording }) => wording.once(isTimed))
  const wholes = timed.flatMap((sentence) => [...lengthOf(sentence), ...windowOf(sentence)])
  const [whole] = wholes
  for (const sentence of whole ? timed : []) {
    const many = MANY_OF.exec(sentence.said)
    const minutes = many ? numberOf(many[1]) * numberOf(many[2]) * (many[3] === 'hour' ? 60 : 1) : 0
    const most = wholes.find((one) => many && apart(one, placeOf(sentence, many)))
    if (most && minutes > most.minutes * 1.01) return [[most, placeOf(sentence, many!)]]
    const blocks = blocksOf(sentence).filter((block) => apart(block, whole))
    const sum = blocks.reduce((all, block) => all + block.minutes, 0)
    const inside = blocks.length > 1 && blocks.every((block) => block.minutes < whole.minutes)
    if (inside && sum > whole.minutes * 1.01) return [[whole, across(blocks)]]
  }
  return []
}

function lengthOf(sentence: Spoken): Timed[] {
  const match = LASTS.exec(sentence.said)
  if (!match) return []
  const said = match[1] ?? match[3]
  const many = said === 'an' ? 1 : numberOf(said)
  const hours = (match[2] ?? match[4]) === 'hour'
  return [{ ...placeOf(sentence, match), minutes: hours ? many * 60 : many }]
}

function windowOf(sentence: Spoken): Timed[] {
  const match = CLOCK.exec(sentence.said)
  if (!match) return []
  const [from, to] = [1, 3].map((at) => Number(match[at]) * 60 + Number(match[at + 1]))
  return to > from ? [{ ...placeOf(sentence, match), minutes: to - from }] : []
}

/** The durations of a row; a bare number counts where the row names its unit. */
function blocksOf(sentence: Spoken): Timed[] {
  const { said } = sentence
  const found = /,| and /.test(said) ? [...said.matchAll(BLOCK)] : []
  const unit = found.find((match) => match[2])?.[2]
  return found
    .filter(
      ({ index }) =>
        unit &&
        !/[€$£]\s?$|\b(?:room|hall|year|grade|for|of|with|week|page|at) $/.test(
          said.slice(Math.max(0, index - 6), index)
        )
    )
    .map((match) => ({
      ...placeOf(sentence, match),
      minutes: numberOf(match[1]) * ((match[2] ?? unit!).startsWith('h') ? 60 : 1),
    }))
}

const SUM = /(?:[€£$]\s?)(\d[\d,]*)|\b(\d[\d,]*)\s?(?:euros?|pounds|dollars)\b/g
const LIMIT =
  /\b(?:budget|altogether|in total|in all|total|sum of all|at or below|no more than|at most|not exceed|exceeds?|maximum|that's all|collected|stays? (?:below|under|within)|may cost|cap|limit)\b/
const HEADS =
  '(?:guest|person|head|participant|child|pupil|adult|visitor|employee|member|player|student|people|children)'
const PER_HEAD = new RegExp(`^\\s?(?:per|a|for each|each)\\s${HEADS}`)
const MANY_HEADS = new RegExp(`\\b(\\d{1,4}) ${HEADS}s?\\b`, 'i')
const EACH_COSTS = new RegExp(
  `\\beach of the (${NUMBER})\\b[^.;]{0,30}?(\\d+)[^.;\\d]{0,9}\\s(?:or more|at least|minimum)`
)

const isPriced = (said: string) => /[€£$]|\b(?:euros?|pounds|dollars)\b/.test(said)

/** A budget, and fixed costs that are more than it. */
function moneyConflict({ masked }: Reading, spoken: Spoken[]): Pair[] {
  const priced = spoken.filter(({ wording }) => wording.once(isPriced))
  for (const sentence of priced) {
    const [budget, ...own] = sumsOf(sentence)
    const clause = budget
      ? sentence.said.slice(
          Math.max(0, budget.start - sentence.start - 60),
          budget.end - sentence.start + 25
        )
      : ''
    if (!LIMIT.test(clause)) continue
    const others = priced.filter((other) => other !== sentence)
    for (const other of others) {
      const each = EACH_COSTS.exec(other.said)
      if (each && numberOf(each[1]) * Number(each[2]) > budget.amount)
        return [[budget, placeOf(other, each)]]
    }
    const rows = others
      .map(sumsOf)
      .filter((row, at) => row.length > 1 && !LIMIT.test(others[at].said))
    const parts = own.length > 1 ? own : rows.flat()
    const heads = Number(MANY_HEADS.exec(masked)?.[1] ?? 1)
    const total = parts.reduce(
      (all, { amount, perHead }) => all + amount * (perHead ? heads : 1),
      0
    )
    if (
      parts.length > 1 &&
      total > budget.amount &&
      parts.every(({ amount }) => amount <= budget.amount)
    )
      return [[budget, across(parts)]]
  }
  return []
}

function sumsOf(sentence: Spoken) {
  return [...sentence.said.matchAll(SUM)].map((match) => {
    const end = match.index + match[0].length
    return {
      ...placeOf(sentence, match),
      amount: Number((match[1] ?? match[2]).replaceAll(',', '')),
      perHead: PER_HEAD.test(sentence.said.slice(end, end + 24)),
    }
  })
}

const SHARE = /\b(\d{1,3})(?:\.\d+)?\s?(?:%|per ?cent\b)/g
const SPLITS =
  /\b(?:split|divide|shares?|distribute|allocate|weights?|weighted|made up|consists?|of the (?:time|budget|grade|mark|score))\b/

const sharesIn = (said: string) => (SPLITS.test(said) ? matchesOf(said, SHARE) : [])

/** Shares of one whole that are more than all of it. */
function shareConflict(spoken: Spoken[]): Pair[] {
  for (const sentence of spoken) {
    const shares = sentence.wording.once(sharesIn)
    const sum = shares.reduce((all, [, said]) => all + Number(said), 0)
    if (shares.length < 3 || sum <= 100 || shares.some(([, said]) => Number(said) >= 100)) continue
    const [first, ...rest] = shares.map((match) => placeOf(sentence, match))
    return [[first, across(rest)]]
  }
  return []
}
