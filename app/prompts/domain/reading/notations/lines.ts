import type { Span } from '#app/prompts/domain/types'

/** One line of a text, without what ends it. */
export interface Line extends Span {
  /** Spaces and tabs before its first sign. */
  indent: number
  /** Without the space at both ends. */
  body: string
}

const LINE = /[^\n\r\u2028\u2029]*(?:\r\n|[\n\r\u2028\u2029]|$)/y
const INDENT = /[ \t]*/y

/** The lines of a text in order. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  LINE.lastIndex = 0
  while (LINE.lastIndex < text.length) {
    const start = LINE.lastIndex
    const [written] = LINE.exec(text)!
    const body = written.trim()
    INDENT.lastIndex = start
    const indent = INDENT.exec(text)![0].length
    lines.push({ start, end: start + written.trimEnd().length, indent, body })
  }
  return lines
}

/** Lines that were read together: from one line up to, and without, another. */
export interface Run {
  from: number
  to: number
}

/** The stretch of a text that a run of lines covers, from the first sign to the last. */
export const spanOf = (lines: Line[], { from, to }: Run): Span => ({
  start: lines[from].start + lines[from].indent,
  end: lines[to - 1].end,
})
