import type { Span } from '#app/prompts/domain/types'

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
