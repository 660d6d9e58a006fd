import type { Edit, Span } from '#app/prompts/domain/types'

const SHORT = 60

/** A text in one short line. */
export function shortly(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SHORT ? `${line.slice(0, SHORT - 1).trimEnd()}…` : line
}

/** The words of a span in one short line. */
export function quoteOf(text: string, { start, end }: Span): string {
  return shortly(text.slice(start, end))
}

/** The words that come in, or those that go; a mark alone in quotation marks. */
export function wordsOf({ before, after }: Edit): string {
  const goes = shortly(before)
  const comes = shortly(after).replace(/^[,;:] /, '')
  const words = goes && comes ? `${goes} → ${comes}` : comes || goes
  return /^[^\p{L}\p{N}]+$/u.test(words) ? `“${words}”` : words
}
