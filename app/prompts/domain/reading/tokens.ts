import { FILLER } from '#app/prompts/domain/reading/mask'
import type { Opaque, Token } from '#app/prompts/domain/reading/reading'

const WORD = new RegExp(`${FILLER}+|[\\p{L}\\p{N}_]+(?:['-][\\p{L}\\p{N}]+)*`, 'gu')

/** Lower case in which every offset stays what it was (a dotted capital İ would grow). */
export function lowerCase(text: string): string {
  const lower = (text.includes('İ') ? text.replaceAll('İ', 'I') : text).toLowerCase()
  return lower.length === text.length ? lower : text
}

/** The words of a masked text in lower case, with each opaque stretch as one token. */
export function tokenise(lower: string, opaque: Opaque[]): Token[] {
  const tokens: Token[] = []
  const straight = lower.replaceAll('’', "'")
  const words = new RegExp(WORD)
  let next = 0
  for (let match = words.exec(straight); match; match = words.exec(straight)) {
    const [word] = match
    const start = match.index
    const end = start + word.length
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
