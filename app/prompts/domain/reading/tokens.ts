import { FILLER } from '#app/prompts/domain/reading/mask'
import type { Opaque, Token } from '#app/prompts/domain/reading/reading'

const WORD = new RegExp(`${FILLER}+|[\\p{L}\\p{N}_]+(?:['’-][\\p{L}\\p{N}]+)*`, 'gu')

/** Lower case in which every offset stays what it was (a dotted capital İ would grow). */
export function lowerCase(text: string): string {
  const lower = text.replaceAll('İ', 'I').toLowerCase()
  return lower.length === text.length ? lower : text
}

/** The words of a masked text, with each opaque stretch as one token. */
export function tokenise(masked: string, opaque: Opaque[]): Token[] {
  const tokens: Token[] = []
  let next = 0
  for (const match of lowerCase(masked).matchAll(WORD)) {
    const start = match.index
    const end = start + match[0].length
    if (match[0][0] !== FILLER) {
      tokens.push({ start, end, word: match[0].replaceAll('’', "'"), opaque: null })
      continue
    }
    while (next < opaque.length && opaque[next].start < end) {
      const { kind, ...span } = opaque[next++]
      if (span.start >= start) tokens.push({ ...span, word: `(${kind})`, opaque: kind })
    }
  }
  return tokens
}
