import { announcementsIn } from '#app/prompts/domain/examples/announcements'
import { announced } from '#app/prompts/domain/examples/following'
import { itemsOf } from '#app/prompts/domain/examples/items'
import { silentBlocks } from '#app/prompts/domain/examples/silent_blocks'
import { trimmed } from '#app/prompts/domain/examples/stretches'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** A stretch that shows how the result should look, with the lines or quotations it consists of. */
export interface Shown extends Span {
  items: Span[]
  /** Nothing announces it: only its form tells that it is an example. */
  silent: boolean
  /** Only its beginning is shown. */
  partial: boolean
}

const TAG = /^<(?:example|sample|specimen|pattern|model)s?>/i
const PARTIAL = /\b(?:opening|beginning|starts?|first (?:line|sentence|words))\b[^\n]*$/i
const MOST = 12

/** Stretches that the text shows as examples of a good result, in order. Linear in the text. */
export function shownIn(reading: Reading): Shown[] {
  const found: Shown[] = []
  const add = (span: (Span & { inline?: true }) | null, silent = false) => {
    const overlaps = span && found.some((other) => other.start < span.end && span.start < other.end)
    if (span && !overlaps && span.end > span.start) found.push(shownAt(reading, span, silent))
  }
  for (const span of tagged(reading)) add(span)
  for (const place of announcementsIn(reading)) {
    if (found.length === MOST) break
    add(announced(reading, place))
  }
  if (found.length < MOST) for (const span of silentBlocks(reading)) add(span, true)
  return found.sort((a, b) => a.start - b.start)
}

function shownAt(reading: Reading, span: Span & { inline?: true }, silent: boolean): Shown {
  const before = reading.text.slice(Math.max(0, span.start - 60), span.start)
  return {
    start: span.start,
    end: span.end,
    items: itemsOf(reading, span),
    silent,
    partial: span.inline === true || PARTIAL.test(before),
  }
}

/** What stands between tags that are named after examples. */
const tagged = ({ opaque, text }: Reading): Span[] =>
  opaque.flatMap(({ start, end, kind }) => {
    const tag = kind === 'data' ? TAG.exec(text.slice(start, end)) : null
    return tag
      ? [trimmed(text, { start: start + tag[0].length, end: text.lastIndexOf('<', end - 1) })]
      : []
  })
