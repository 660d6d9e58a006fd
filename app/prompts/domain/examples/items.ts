import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Lines or quotations of one kind, or the whole. */
export function itemsOf({ text, opaque }: Reading, span: Span): Span[] {
  const shown = text.slice(span.start, span.end)
  const quotes = opaque.filter(
    ({ start, end, kind }) => kind === 'quote' && start + 1 >= span.start && end - 1 <= span.end
  )
  if (quotes.length > 1 && quotes[0].start < span.start)
    return quotes.map(({ start, end }) => ({ start: start + 1, end: end - 1 }))
  const lines = [...shown.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => {
    const lead = /^\s*(?:[-*•–]\s+|\(?\d{1,2}[.)]\s+)?/.exec(line)![0].length
    const arrow = /(?:->|→|=>)\s*/.exec(line)
    const from = span.start + index + (arrow ? arrow.index + arrow[0].length : lead)
    return { start: from, end: span.start + index + line.trimEnd().length }
  })
  const real = lines.filter(({ start, end }) => end > start)
  const becomes = /\b(?:becomes?|turns? into|is turned into)\s*:?\s+/.exec(shown)
  if (becomes) return [{ start: span.start + becomes.index + becomes[0].length, end: span.end }]
  const labelled = real.map(({ start, end }) => OUTPUT.exec(text.slice(start, end)))
  const names = new Set(labelled.map((label) => label?.[0]))
  if (real.length > 1 && real.length < 4 && labelled.at(-1) && names.size > 1) {
    const last = real.at(-1)!
    return [{ start: last.start + labelled.at(-1)![0].length, end: last.end }]
  }
  const outs = real.filter(({ start }) =>
    /(?:^|\n)\s*(?:out(?:put)?|result|you|answer|reply|bot|assistant)\s*:?\s*$/i.test(
      text.slice(Math.max(0, start - 12), start)
    )
  )
  if (outs.length) return outs
  return real.length > 1 && alike(real.map(({ start, end }) => text.slice(start, end)))
    ? real
    : real.length === 1
      ? real
      : [span]
}

const OUTPUT =
  /^(?:out(?:put)?|result|a|answer|label|back|reply|file name|response|category|class|translation|you|bot|assistant|code|tags?|title):\s+/i

/** "SEA BREAM: basil, thyme". */
const HEADED = /^\p{Lu}[\p{Lu} ]{2,20}: /u

/** Whether lines are of one kind: as many signs that part fields in each, or the same opening mark. */
function alike(lines: string[]): boolean {
  const shape = (line: string) =>
    `${line.match(/[;|\t]/g)?.length ?? 0}${/:\s/.test(line) ? ':' : ''}${/^[#[<(]/.exec(line)?.[0] ?? ''}`
  const shapes = lines.map(shape)
  const labels = new Set(lines.map((line) => /^([\p{L} ]{2,20}):/u.exec(line)?.[1] ?? ''))
  const poem = lines.every((line) => /,$/.test(line))
  const options = lines.some((line) => /^\*?[a-d1-4][).] /i.test(line))
  return (
    !poem &&
    !options &&
    (labels.size === 1 || labels.size === lines.length) &&
    (new Set(shapes).size === 1 || lines.length > 2 || lines.every((line) => HEADED.test(line)))
  )
}
