import type { OpaqueKind, Token } from '#app/prompts/domain/reading/reading'
import { findOpaque, mask } from '#app/prompts/domain/reading/syntax/mask'
import { lowerCase, tokenise } from '#app/prompts/domain/reading/tokens'

/** What stands between a word and the one before it. */
export type Gap =
  | 'start'
  | 'line'
  | 'stop'
  | 'colon'
  | 'semicolon'
  | 'arrow'
  | 'open'
  | 'close'
  | 'dash'
  | 'comma'
  | ''

export interface GoalWord {
  word: string
  start: number
  end: number
  gap: Gap
  hasCapital: boolean
  opaque: OpaqueKind | null
}

const GAPS: [Gap, RegExp][] = [
  ['line', /\n/],
  ['stop', /[.!?]/],
  ['colon', /:/],
  ['semicolon', /;/],
  ['arrow', /->|→/],
  ['open', /[([]/],
  ['close', /[)\]]/],
  ['dash', /[–—]|(?:^|\s)-(?:\s|$)/],
  ['comma', /,/],
]

const gapIn = (between: string): Gap => GAPS.find(([, pattern]) => pattern.test(between))?.[0] ?? ''

/**
 * The words of a goal with what separates them. What stands in quotation marks counts as words; the numbers of a list do
 * not.
 */
export function goalWords(text: string): GoalWord[] {
  const opaque = findOpaque(text).filter(({ kind }) => kind !== 'quote')
  const masked = mask(text, opaque)
  const tokens = tokenise(lowerCase(masked), opaque)
  const numbers = listNumbers(tokens, masked)
  const words: GoalWord[] = []
  for (const [at, { word, start, end, opaque: kind }] of tokens.entries()) {
    if (numbers.has(at)) continue
    const before = words.at(-1)
    const between = masked.slice(before?.end ?? 0, start)
    if (before && isSameNumber(before.word, between, word)) {
      Object.assign(before, { word: before.word + word, end })
      continue
    }
    const gap = before ? gapBehind(numbers.has(at - 1), between) : 'start'
    words.push({ word, start, end, gap, hasCapital: /\p{Lu}/u.test(text[start]), opaque: kind })
  }
  return words
}

const gapBehind = (isListed: boolean, between: string): Gap => (isListed ? 'line' : gapIn(between))

/** The places of the words that only number the entries of a list, which begins with 1. */
function listNumbers(tokens: Token[], text: string): Set<number> {
  const places = new Set<number>()
  let next = 1
  for (const [at, { word, start, end }] of tokens.entries()) {
    if (word !== String(next) || !isNumbering(text, end)) continue
    if (next === 1 && at > 0 && !isLineStart(gapIn(text.slice(tokens[at - 1].end, start)))) continue
    places.add(at)
    next++
  }
  return places
}

/** "2. Write …", "2) write …" */
const isNumbering = (text: string, end: number): boolean =>
  /^[.):]\s/.test(text.slice(end, end + 2))

const isLineStart = (gap: Gap): boolean => gap !== '' && gap !== 'comma'

/** "2,000" is one word. */
const isSameNumber = (before: string, between: string, word: string) =>
  /^[.,]$/.test(between) && /^\d+$/.test(before) && /^\d+$/.test(word)
