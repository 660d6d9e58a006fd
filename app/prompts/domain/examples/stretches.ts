import type { Opaque, Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Longest example in characters. */
export const LONGEST = 700

/** A stretch without the space around it. */
export function trimmed(text: string, { start, end }: Span): Span {
  const shown = text.slice(start, end)
  return {
    start: start + shown.length - shown.trimStart().length,
    end: start + shown.trimEnd().length,
  }
}

/** A quotation without its marks, with those that follow it in a row. */
export function quoted({ text, opaque }: Reading, first: Opaque): Span {
  let last = first
  for (const next of opaque) {
    if (
      next.start > last.end &&
      next.kind === 'quote' &&
      /^(?:,|;| and| or|\s)+$/.test(text.slice(last.end, next.start))
    )
      last = next
  }
  return { start: first.start + 1, end: last.end - 1 }
}

/** The paragraph that stands before the one with the place. */
export function blockBefore(text: string, at: number): Span | null {
  const line = text.slice(0, at).search(/\n[^\n]*$/)
  const above = text.slice(0, Math.max(0, line)).trimEnd()
  const start = Math.max(above.lastIndexOf('\n\n') + 2, above.length - LONGEST, 0)
  return above.length && start > 1 ? trimmed(text, { start, end: above.length }) : null
}

/** The lines behind a line, up to the next empty one. */
export function block(text: string, from: number): Span | null {
  const start = from + (/^\s*/.exec(text.slice(from, from + 40))?.[0].length ?? 0)
  if (/^<\w+>\s*\n/.test(text.slice(start, start + 40))) return null
  const fence = /^```[a-z]*\n/.exec(text.slice(start, start + 20))
  if (fence) {
    const close = text.indexOf('```', start + 3)
    return trimmed(text, { start: start + fence[0].length, end: close < 0 ? text.length : close })
  }
  const stop = /\n[ \t]*\r?\n|\n#{1,4} |\n<\/?[a-z]/.exec(text.slice(start, start + LONGEST))
  const end = stop ? start + stop.index : Math.min(text.length, start + LONGEST)
  return start < end ? trimmed(text, { start, end }) : null
}
