import { FILLER } from '#app/prompts/domain/reading/syntax/mask'
import type { Opaque, Token } from '#app/prompts/domain/reading/reading'

const WORD = new RegExp(`${FILLER}+|[\\p{L}\\p{N}_]+(?:['-][\\p{L}\\p{N}]+)*`, 'gu')
/** The same for texts in plain letters. */
const PLAIN_WORD = new RegExp(`${FILLER}+|\\w+(?:['-][A-Za-z0-9]+)*`, 'g')
const BEYOND_PLAIN = new RegExp(`[^\\0-\\x7f${FILLER}“”‘’„«»–—…•€£]`)

/** Whether no letters but those of ASCII stand in a text: expressions for such words are twice as fast. */
export const isPlain = (text: string) => !BEYOND_PLAIN.test(text)

/** Lower case in which every offset stays what it was (a dotted capital İ would grow). */
export function lowerCase(text: string): string {
  const lower = (text.includes('İ') ? text.replaceAll('İ', 'I') : text).toLowerCase()
  return lower.length === text.length ? lower : text
}

/** Whether one of the tokens from a place to another fits. */
export function anyToken(
  tokens: Token[],
  from: number,
  to: number,
  fits: (token: Token) => boolean
): boolean {
  for (let at = from; at < to; at++) if (fits(tokens[at])) return true
  return false
}

/** The words of the tokens from a place to another. */
export function phraseOf(tokens: Token[], from: number, to: number): string {
  let phrase = tokens[from].word
  for (let at = from + 1; at < to; at++) phrase += ` ${tokens[at].word}`
  return phrase
}

/** The words of a masked text in lower case, with each opaque stretch as one token. */
export function tokenise(lower: string, opaque: Opaque[]): Token[] {
  const tokens: Token[] = []
  const straight = lower.replaceAll('’', "'")
  const words = straight.match(isPlain(straight) ? PLAIN_WORD : WORD) ?? []
  let next = 0
  let end = 0
  for (const word of words) {
    const start = straight.indexOf(word, end)
    end = start + word.length
    if (word[0] !== FILLER) {
      tokens.push({ start, end, word, opaque: null })
      continue
    }
    while (next < opaque.length && opaque[next].start < end) {
      const { kind, ...span } = opaque[next++]
      if (span.start >= start) tokens.push({ ...span, word: `(${kind})`, opaque: kind })
    }
  }
  return tokens
}
