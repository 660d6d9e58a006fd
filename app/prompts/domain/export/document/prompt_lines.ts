import { markedIn } from '#app/prompts/domain/export/document/marked_spans'
import { lineReader, type PromptLine } from '#app/prompts/domain/export/document/line_reader'
import type { Span } from '#app/prompts/domain/types'

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/g

/** The lines of a prompt with what they are; nothing of its text is lost but the kind of line end. */
export function promptLines(text: string): PromptLine[] {
  const { spans, fences } = markedIn(text)
  const read = lineReader(text)
  const lines: PromptLine[] = []
  let [span, fence] = [0, 0]
  for (const line of linesOf(text)) {
    while (fences[fence]?.end < line.start) fence += 1
    const isCode = fences[fence]?.start <= line.start
    const from = span
    while (spans[span]?.start < line.end) span += 1
    lines.push(read(line, spans.slice(from, span), isCode))
  }
  return withRanks(lines)
}

function* linesOf(text: string): Generator<Span> {
  let start = 0
  for (const { index, 0: lineEnd } of text.matchAll(LINE_END)) {
    yield { start, end: index }
    start = index + lineEnd.length
  }
  yield { start, end: text.length }
}

/** Headings below the title: the highest of the prompt gets rank 2, and no rank is left out. */
function withRanks(lines: PromptLine[]): PromptLine[] {
  const above: number[] = []
  return lines.map((line) => {
    if (line.kind !== 'heading') return line
    while (above.length > 0 && above.at(-1)! >= line.level) above.pop()
    above.push(line.level)
    return { ...line, level: Math.min(6, above.length + 1) }
  })
}
