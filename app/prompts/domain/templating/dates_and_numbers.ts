import { withoutEnding } from '#app/prompts/domain/without_ending'
import { FUNCTION_WORDS } from '#app/prompts/domain/discovery/word_weights'
import { nameFrom } from '#app/prompts/domain/templating/variable_names'
import type { Stretch } from '#app/prompts/domain/templating/types'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const DATES = new RegExp(
  [
    '\\d{4}-\\d{2}-\\d{2}',
    '\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}',
    `(?:${WEEKDAY},? )?${DAY} (?:of )?${MONTH}\\b(?:\\.?,? \\d{4})?`,
    `(?:${WEEKDAY},? )?${MONTH}\\b\\.? ${DAY}\\b(?:,? \\d{4})?`,
    `${MONTH} \\d{4}`,
    `(?:(?:next|this|last|on|by|until|before) )${WEEKDAY}(?!,? \\d)`,
    'Q[1-4](?: \\d{4})?',
  ]
    .map((source) => `(?:${source})`)
    .join('|'),
  'giu'
)
const LEADS = /^(?:on|by|until|before) /i
const DUE = /\b(?:by|until|before|till|deadline(?: is)?:?)\s+(?:the )?$/i
const TIMES = /(?<![\d.:])\d{1,2}(?::\d{2}(?:\s?[ap]m)?|\s?[ap]m)(?![\w:])/giu
const EDGE = '(?<![\\p{L}\\p{N}_.,:/-])'
const MONEY = new RegExp(
  `${EDGE}(?:(?:US|CA|AU|NZ|HK|A|C)?\\$ ?|[€£¥] ?|(?:USD|EUR|GBP|CHF) )\\d[\\d,.]*(?:(?<=\\d)(?:k|m|bn)?)\\b|${EDGE}\\d[\\d,.]*(?= ?(?:[$€]|euros?\\b|dollars?\\b|pounds?\\b|USD\\b|EUR\\b|GBP\\b|CHF\\b))`,
  'giu'
)
const NUMBER = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?'
const COUNTED = '(?=%| percent\\b|[- ]\\p{Ll}{2,})'
const NUMBERS = new RegExp(`${EDGE}(?:(${NUMBER})( ?(?:to|-|–) ?))?(${NUMBER})${COUNTED}`, 'gu')

const found = (
  text: string,
  pattern: RegExp,
  make: (matched: string, start: number) => Stretch | null
): Stretch[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: matched, index }) => make(matched, index) ?? [])

/** Dates, times of day, sums of money and numbers that count or measure something, in a masked text. */
export function datesAndNumbers(masked: string): Stretch[] {
  return [
    ...found(masked, DATES, (matched, at) => dateAt(masked, matched, at)),
    ...found(masked, TIMES, (matched, at) => ({
      ...spanOf(matched, at),
      kind: 'date',
      name: 'time',
      type: 'text',
      isLikely: true,
    })),
    ...found(masked, MONEY, (matched, at) => amountAt(masked, matched, at)),
    ...[...masked.matchAll(NUMBERS)].flatMap((match) => numbersAt(masked, match)),
  ]
}

const spanOf = (matched: string, start: number) => ({ start, end: start + matched.length })

function dateAt(masked: string, matched: string, at: number): Stretch {
  const lead = LEADS.exec(matched)?.[0].length ?? 0
  const span = { start: at + lead, end: at + matched.length }
  const isDue = DUE.test(masked.slice(Math.max(0, span.start - 20), span.start))
  const name = /^Q[1-4]/i.test(matched) ? 'quarter' : isDue ? 'deadline' : 'date'
  return { ...span, kind: 'date', name, type: name === 'quarter' ? 'text' : 'date', isLikely: true }
}

function amountAt(masked: string, matched: string, at: number): Stretch {
  const plain = withoutEnding(matched, /[.,]/)
  const before = masked.slice(Math.max(0, at - 24), at).toLowerCase()
  const name = /\bbudget\b/.test(before)
    ? 'budget'
    : /\b(?:price|costs?)\b/.test(before)
      ? 'price'
      : 'amount'
  const type = /^\d/.test(plain) ? 'number' : 'text'
  return { ...spanOf(plain, at), kind: 'amount', name, type, isLikely: true }
}

/** Named by what they count: "120 words" becomes `words`, "20%" `percent`; a range has two ends. */
function numbersAt(masked: string, match: RegExpExecArray): Stretch[] {
  const [matched, lower, between = '', upper] = match
  const end = match.index + matched.length
  const unit = countedAt(masked, end)
  if (unit === null) return []
  const number = (name: string, start: number, digits: string): Stretch => ({
    ...spanOf(digits, start),
    kind: 'number',
    name,
    type: 'number',
    isLikely: true,
  })
  if (lower === undefined) return [number(unit, match.index, upper)]
  return [
    number(`${unit}_from`, match.index, lower),
    number(`${unit}_to`, match.index + lower.length + between.length, upper),
  ]
}

const MEASURES =
  /^(?:words?|characters?|sentences?|paragraphs?|pages?|lines?|minutes?|hours?|days?|weeks?|months?|years?)$/

/** The measure near by, else the last of at most two words; null where nothing is counted. */
function countedAt(masked: string, end: number): string | null {
  const behind = masked.slice(end, end + 40)
  if (/^%| percent/.test(behind)) return 'percent'
  const words = (/^(?:[- ]\p{Ll}+)+/u.exec(behind)?.[0] ?? '').split(/[- ]/).filter(Boolean)
  const stop = words.findIndex((word) => FUNCTION_WORDS.has(word))
  const counted = words.slice(0, stop < 0 ? 2 : Math.min(2, stop))
  if (counted.length === 0) return null
  return nameFrom(counted.find((word) => MEASURES.test(word)) ?? counted.at(-1)!, 'number')
}
