import { pointsBack } from '#app/prompts/domain/examples/announcements'
import {
  block,
  blockBefore,
  LONGEST,
  quoted,
  trimmed,
} from '#app/prompts/domain/examples/stretches'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** What announces an example only right before a colon or a quotation. */
const WEAK =
  /^(?:reads|would|imagine|have|last|previous|latest|we |so|shape|hear|get|give|model|pattern|template|illustration|own|happy|fine)/i
const REACH = 90

/** What follows the words that announce an example: a quotation, the rest of the line, or the next lines. */
export function announced(
  reading: Reading,
  { start: at, end: from }: Span
): (Span & { inline?: true }) | null {
  const { text, opaque } = reading
  if (pointsBack(text, at)) return blockBefore(text, at)
  const line = text.indexOf('\n', from)
  const lineEnd = line < 0 ? text.length : line
  const after = text.slice(from, Math.min(lineEnd, from + REACH))
  const quote = opaque.find(({ start }) => start >= from && start < from + after.length)
  const signs = /[:→]|->|=>/.exec(after)
  const stop = /[.!?](?:\s|$)/.exec(after)
  const colon =
    signs && (!stop || signs.index < stop.index) ? from + signs.index + signs[0].length : null
  if (
    WEAK.test(text.slice(at, from)) &&
    !(colon !== null && colon < from + 30) &&
    !(quote && quote.start < from + 30)
  )
    return null
  if (colon !== null && !(quote && quote.kind !== 'blank' && quote.start < colon))
    return shownFrom(reading, colon, OF_FIELDS.test(text.slice(at, from)))
  if (quote && quote.kind === 'quote' && (!stop || quote.start < from + stop.index))
    return becoming(text, quote.end) ?? quoted(reading, quote)
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const alone = lineEnd - lineStart < 48 && !after.replace(/[\s*_#)]/g, '')
  if (
    alone ||
    (/^[^\p{L}]*$/u.test(text.slice(lineStart, at)) &&
      lineEnd - lineStart < 40 &&
      !/[.,;]/.test(after))
  )
    return block(text, lineEnd)
  if (
    !/(?:e\.g\.|for instance|for example|example|such as|think|like)$/i.test(text.slice(at, from))
  )
    return null
  const clause =
    /^,? ?((?:#\S+|[^.;,\n]*?(?:\.\p{L}{2,4}\b)?)(?=[.;,\n]|$| (?:is|are|and|or|so|with)\b))/u.exec(
      after
    )?.[1] ?? ''
  const start = from + after.indexOf(clause)
  return clause.trim() && clause.split(' ').length < 8
    ? { ...trimmed(text, { start, end: start + clause.length }), inline: true }
    : null
}

function shownFrom(reading: Reading, from: number, ofFields: boolean): Span | null {
  const { text, opaque, sentences } = reading
  const start = from + (/^[ \t*_]*/.exec(text.slice(from, from + 8))?.[0].length ?? 0)
  if (/^<\w+>\s*\n/.test(text.slice(start, start + 40))) return null
  if (start >= text.length || text[start] === '\n' || text[start] === '\r')
    return block(text, start)
  const marked = opaque.find(
    (span) => span.start === start && span.kind !== 'blank' && span.kind !== 'variable'
  )
  if (marked?.kind === 'quote') return becoming(text, marked.end) ?? quoted(reading, marked)
  const close = /^["“«]/.test(text[start])
    ? text.slice(start + 1, start + LONGEST).search(/["”»]|\n/)
    : -1
  if (!marked && close > 0) return { start: start + 1, end: start + 1 + close }
  if (marked && text[start] !== '[') return { start, end: marked.end }
  const newline = text.indexOf('\n', start)
  const end = Math.min(newline < 0 ? text.length : newline, start + LONGEST)
  const asked = sentences.find(
    (sentence) => sentence.start > start && sentence.start < end && sentence.mood === 'ask'
  )
  const shown = trimmed(text, { start, end: asked ? asked.start : end })
  const said = text.slice(shown.start, shown.end)
  return TEMPLATE.test(said) || (ofFields && FIELDS.test(said)) ? null : shown
}

/** What an input becomes ("the vet on 14 March" becomes …). */
function becoming(text: string, from: number): Span | null {
  const sign = /^\s*(?:becomes?|turns into|is written|gives|->|→|=>)\s*:?\s*/.exec(
    text.slice(from, from + 24)
  )
  if (!sign) return null
  const start = from + sign[0].length
  const newline = text.indexOf('\n', start)
  return trimmed(text, { start, end: newline < 0 ? text.length : newline })
}

/** Names of what is to stand there, instead of an example. */
const TEMPLATE = /^[^A-Z\d"“]*[;|][^A-Z\d"“]*$|;.*\b(?:which|what|whether|the \w+ (?:of|that))\b/
/** The same in a row with commas, where a pattern was announced. */
const FIELDS = /^(?:[a-z][a-z' -]{2,30}, ){1,7}[a-z][a-z' -]{2,30}(?:\.(?: [^\n]*)?)?$/
const OF_FIELDS = /^(?:pattern|model|form|shape|new form)/i
