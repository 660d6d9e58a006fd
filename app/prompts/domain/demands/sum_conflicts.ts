import type { Clash } from '#app/prompts/domain/demands/conflicts'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { numberOf, NUMBER } from '#app/prompts/domain/demands/numbers'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Minutes, money and shares whose parts do not add up to the whole. */
export function sumConflicts(reading: Reading, spoken: Spoken[]): Clash[] {
  return [...timeConflict(spoken), ...moneyConflict(reading, spoken), ...shareConflict(spoken)]
}

const clash = (one: Span, other: Span): Clash[] => {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  const plain = ({ start, end }: Span) => ({ start, end })
  return [{ kind: 'size', first: plain(first), second: plain(second) }]
}

const at = ({ start }: Spoken, match: RegExpMatchArray): Span => ({
  start: start + match.index!,
  end: start + match.index! + match[0].length,
})

const MINUTES = /\b(?:min(?:ute)?s?|hours?|o'clock|\d:\d\d)\b|\d{1,2}[:.]\d\d/
const LASTS = new RegExp(
  `\\b(${NUMBER})[ -](minute|hour)s?(?:[ -]long)?[ -](?:[a-z-]+ ){0,2}?(?:lesson|workshop|meeting|session|class|training|call|talk|event|show|agenda|programme|program|tour|slot|seminar|course|webinar|interview|exam|rehearsal|practice|workout|lecture|visit|stand-up|retrospective|broadcast|episode)|(?:lasts?|takes?|have|has|in|within|total of|add up to|no longer than|at most|exactly|only) (?:exactly |only |just |the )?(${NUMBER}|an|one and a half) (minute|hour)s?\\b`
)
const FROM_TO =
  /\b(?:from |between )?(\d{1,2})[:.](\d\d)(?: ?h)?\s?(?:to|-|–|and|until)\s?(\d{1,2})[:.](\d\d)\b/
const BLOCK = new RegExp(
  `\\b(?<![:.,])(${NUMBER})(?:[ -](minutes?|mins?|hours?)\\b|(?=\\s?[,.;)]|$| and |\\s*$))`,
  'g'
)

/** A whole of so many minutes, and a row of blocks that last longer. */
function timeConflict(spoken: Spoken[]): Clash[] {
  const timed = spoken.filter(({ said }) => MINUTES.test(said))
  const wholes = timed.flatMap((sentence) => [
    ...lengthOf(sentence),
    ...windowOf(sentence),
    ...clockOf(sentence),
  ])
  if (!wholes.length) return []
  for (const sentence of timed) {
    const many = MANY_OF.exec(sentence.said)
    const block = many ? at(sentence, many) : null
    const most = wholes.find(
      ({ start, end }) => block && (block.end <= start || block.start >= end)
    )
    if (
      block &&
      most &&
      numberOf(many![1]) * numberOf(many![2]) * (many![3] === 'hour' ? 60 : 1) > most.minutes * 1.01
    )
      return clash(most, block)
    const [whole] = wholes
    const blocks = blocksOf(sentence).filter(
      ({ start, end }) => end <= whole.start || start >= whole.end
    )
    if (blocks.length < 2) continue
    const sum = blocks.reduce((all, { minutes }) => all + minutes, 0)
    if (sum > whole.minutes * 1.01 && blocks.every(({ minutes }) => minutes < whole.minutes))
      return clash(whole, { start: blocks[0].start, end: blocks.at(-1)!.end })
  }
  return []
}

const MANY_OF = new RegExp(
  `\\b(${NUMBER}) (?:[a-z-]+ ){0,2}?(?:of|lasting|at|with|take|takes|à) (?:exactly |about )?(${NUMBER})[ -](minute|hour)s?(?: (?:each|apiece))?\\b`
)
const CLOCK =
  /\b(?:starts?|begins?|start|open|from)\b[^.;]{0,30}?\b(\d{1,2})[:.](\d\d)\b[^.;]*?\b(?:out|ends?|finish(?:ed)?|over|close|until|by|leaves?|bell)\b[^.;]{0,30}?\b(\d{1,2})[:.](\d\d)\b/

interface Timed extends Span {
  minutes: number
}

function lengthOf(sentence: Spoken): Timed[] {
  const match = LASTS.exec(sentence.said)
  if (!match) return []
  const said = match[1] ?? match[3]
  const many = said === 'an' ? 1 : said === 'one and a half' ? 1.5 : numberOf(said)
  return [{ ...at(sentence, match), minutes: (match[2] ?? match[4]) === 'hour' ? many * 60 : many }]
}

const windowOf = (sentence: Spoken) => windowBy(FROM_TO, sentence)
const clockOf = (sentence: Spoken) => windowBy(CLOCK, sentence)

function windowBy(pattern: RegExp, sentence: Spoken): Timed[] {
  const match = pattern.exec(sentence.said)
  if (!match) return []
  const [from, to] = [
    Number(match[1]) * 60 + Number(match[2]),
    Number(match[3]) * 60 + Number(match[4]),
  ]
  return to > from ? [{ ...at(sentence, match), minutes: to - from }] : []
}

/** The durations of a row; a bare number counts where the row names its unit. */
function blocksOf(sentence: Spoken): Timed[] {
  const { said, start } = sentence
  if ((said.match(/,/g)?.length ?? 0) + (said.match(/ and /g)?.length ?? 0) < 1) return []
  const found = [...said.matchAll(BLOCK)]
  const unit = found.find((match) => match[2])?.[2]
  if (!unit) return []
  return found
    .filter(
      (match) =>
        !/[€$£]\s?$|\b(?:room|hall|year|grade|for|of|with|week|page|at) $/.test(
          said.slice(Math.max(0, match.index - 6), match.index)
        )
    )
    .map((match) => {
      const many = numberOf(match[1])
      const hours = (match[2] ?? unit).startsWith('h')
      return {
        start: start + match.index,
        end: start + match.index + match[0].length,
        minutes: hours ? many * 60 : many,
      }
    })
}

const EACH_COSTS = new RegExp(
  `\\beach of the (${NUMBER})\\b[^.;]{0,30}?(?:[€£$]\\s?)?(\\d+)(?: ?(?:euros?|pounds|dollars))?\\s(?:or more|at least|minimum|upwards)`
)

function eachCost(spoken: Spoken[]) {
  for (const sentence of spoken) {
    const match = EACH_COSTS.exec(sentence.said)
    if (match) return { ...at(sentence, match), least: numberOf(match[1]) * Number(match[2]) }
  }
  return null
}

const SUM =
  /([€£$])\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?|\b(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?\s?(euros?|pounds|dollars)\b/g
const LIMIT =
  /\b(?:budget|altogether|in total|in all|total|sum of all|at or below|no more than|at most|not exceed|exceeds?|maximum|that's all|collected|stays? (?:below|under|within)|must not cost|may cost|cap|ceiling|limit)\b/
const PER_HEAD =
  /^\s?(?:per|a|for each|each)\s(?:guest|person|head|participant|child|pupil|attendee|adult|visitor|employee|member|player|student)/

/** A budget, and fixed costs that are more than it. */
function moneyConflict({ masked }: Reading, spoken: Spoken[]): Clash[] {
  const priced = spoken.filter(({ said }) => /[€£$]|\b(?:euros?|pounds|dollars)\b/.test(said))
  const budgets = priced.flatMap((sentence) => {
    const sums = sumsOf(sentence)
    const clause = sums[0]
      ? sentence.said.slice(
          Math.max(0, sums[0].start - sentence.start - 60),
          sums[0].end - sentence.start + 25
        )
      : ''
    return sums.length && LIMIT.test(clause) ? [{ sum: sums[0], sentence, sums }] : []
  })
  for (const { sum, sentence, sums } of budgets) {
    const each = eachCost(spoken)
    if (each && each.least > sum.amount && (each.end <= sum.start || each.start >= sum.end))
      return clash(sum, each)
    const own = sums.slice(1)
    const parts =
      own.length > 1
        ? own
        : priced
            .filter((other) => other !== sentence)
            .flatMap((other) => {
              const row = sumsOf(other)
              return row.length > 1 && !LIMIT.test(other.said) ? row : []
            })
    const heads =
      /\b(\d{1,4}) (?:guests|people|persons|participants|children|pupils|attendees|adults|employees|members|players|students)\b/i.exec(
        masked
      )
    const total = parts.reduce(
      (all, { amount, perHead }) => all + amount * (perHead && heads ? Number(heads[1]) : 1),
      0
    )
    if (
      parts.length > 1 &&
      total > sum.amount * 1.001 &&
      parts.every(({ amount }) => amount <= sum.amount)
    )
      return clash(sum, { start: parts[0].start, end: parts.at(-1)!.end })
  }
  return []
}

function sumsOf({ said, start }: Spoken) {
  return [...said.matchAll(SUM)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    amount:
      Number((match[2] ?? match[4]).replaceAll(',', '')) + Number(match[3] ?? match[5] ?? 0) / 100,
    perHead: PER_HEAD.test(
      said.slice(match.index + match[0].length, match.index + match[0].length + 24)
    ),
  }))
}

const SHARE = /\b(\d{1,3})(?:\.\d+)?\s?(?:%|per ?cent\b)/g
const SPLITS =
  /\b(?:split|divide|share|shares|distribute|allocate|weigh|weights?|weighted|breakdown|mix|made up|consists?|composition|of the (?:time|budget|grade|mark|score))\b/

/** Shares of one whole that are more than all of it. */
function shareConflict(spoken: Spoken[]): Clash[] {
  for (const sentence of spoken) {
    if (!SPLITS.test(sentence.said)) continue
    const shares = [...sentence.said.matchAll(SHARE)]
    const sum = shares.reduce((all, [, said]) => all + Number(said), 0)
    if (shares.length < 3 || sum <= 100.5 || shares.some(([, said]) => Number(said) >= 100))
      continue
    return clash(at(sentence, shares[0]), {
      start: at(sentence, shares[1]).start,
      end: at(sentence, shares.at(-1)!).end,
    })
  }
  return []
}
