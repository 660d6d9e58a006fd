import { numeralOf, unitOf } from '#app/prompts/domain/discovery/numbers'
import type { Word } from '#app/prompts/domain/discovery/split_words'
import { stem } from '#app/prompts/domain/english/stem'
import { FUNCTION_WORDS } from '#app/prompts/domain/discovery/word_weights'

/** A number with what it counts or measures, and the words that say so, end exclusive. */
export interface Amount {
  value: number
  unit: string
  from: number
  to: number
  /** It measures time, or how long a text is; else it counts things. */
  measures: boolean
}

const REACH = 4
const MAX_AMOUNTS = 200
const CLOSE = 1.12
const MEASURES = /^(?:clock|calendar|age|word|character|sentence|paragraph|page|line)$/

/** The first amounts of a text: "120 words", "half an hour", "ten multiple-choice questions", "an hour and a half". Tables of figures have more than tell anything. */
export function amountsIn(words: Word[]): Amount[] {
  const amounts: Amount[] = []
  for (let at = 0; at < words.length && amounts.length < MAX_AMOUNTS; at++) {
    const read = valueAt(words, at)
    const unit = read && unitAfter(words, read.next)
    if (!read || !unit) continue
    const more = saysHalf(words, unit.next)
    amounts.push({
      value: (read.value + (more ? 0.5 : 0)) * unit.factor,
      unit: unit.name,
      from: at,
      to: unit.next + (more ? 3 : 0),
      measures: MEASURES.test(unit.name),
    })
    at = read.next - 1
  }
  return amounts
}

function valueAt(words: Word[], at: number): { value: number; next: number } | null {
  const { word } = words[at]
  const following = words[at + 1]?.word ?? ''
  if (word === 'half' && /^an?$/.test(following)) return { value: 0.5, next: at + 2 }
  if (/^an?$/.test(word) && isMeasure(following)) return { value: 1, next: at + 1 }
  const value = numeralOf(word)
  if (value === null) return null
  const whole = wholeOf(value, word, following)
  return whole === null ? { value, next: at + 1 } : { value: whole, next: at + 2 }
}

/** The value of two words: "twenty five", "two hundred", "3 thousand". */
function wholeOf(value: number, word: string, following: string): number | null {
  const more = numeralOf(following)
  const isTens = !/^\d/.test(word) && value >= 20 && value < 100
  if (isTens && more !== null && more > 0 && more < 10) return value + more
  return /^(?:hundred|thousand)$/.test(following) ? value * more! : null
}

const isMeasure = (word = '') => /^(?:hour|page|month|year|week|minute)$/.test(word)

/** The thing that is counted: a measure near by, else the last of the words that follow without a break. */
function unitAfter(words: Word[], from: number) {
  let last: number | null = null
  for (let at = from; at < Math.min(words.length, from + REACH); at++) {
    const { word, isFirst } = words[at]
    if (isFirst && at > from) break
    if (FUNCTION_WORDS.has(word) || numeralOf(word) !== null) break
    if (isAge(words, at)) return { name: 'age', factor: 1, next: at + 2 }
    const [name, factor] = unitOf(word)
    if (MEASURES.test(name)) return { name, factor, next: at + 1 }
    last = at
  }
  return last === null ? null : { name: stem(words[last].word), factor: 1, next: last + 1 }
}

/** "years old" */
const isAge = (words: Word[], at: number) =>
  /^years?$/.test(words[at].word) && /^olds?$/.test(words[at + 1]?.word ?? '')

/** "an hour and a half" */
const saysHalf = (words: Word[], at: number) =>
  words[at]?.word === 'and' && words[at + 1]?.word === 'a' && words[at + 2]?.word === 'half'

export const isSameAmount = (one: Amount, other: Amount) =>
  one.unit === other.unit &&
  Math.max(one.value, other.value) <= CLOSE * Math.min(one.value, other.value)

/** Units of which both texts speak, without one value in common. */
export function clashingUnits(one: Amount[], other: Amount[]): string[] {
  const shared = new Set(
    one.map(({ unit }) => unit).filter((unit) => other.some((b) => b.unit === unit))
  )
  return [...shared].filter((unit) => {
    const [own, others] = [one, other].map((list) => list.filter((amount) => amount.unit === unit))
    return !own.some((a) => others.some((b) => isSameAmount(a, b)))
  })
}
