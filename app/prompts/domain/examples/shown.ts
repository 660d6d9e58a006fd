import { announcementsIn } from '#app/prompts/domain/examples/announcements'
import { announced } from '#app/prompts/domain/examples/following'
import { itemsOf } from '#app/prompts/domain/examples/items'
import { pairsIn } from '#app/prompts/domain/examples/pairs'
import { silentBlocks } from '#app/prompts/domain/examples/silent_blocks'
import { LONGEST, trimmed } from '#app/prompts/domain/examples/stretches'
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

const TAG = /<((?:[a-z]+[_ -])?(?:example|sample|specimen|pattern|model)s?(?:[_ -][a-z]+)?)>/gi
const PARTIAL = /\b(?:opening|beginning|starts?|first (?:line|sentence|words))\b[^\n]*$/i
const MOST = 12

/** Stretches that the text shows as examples of a good result, in order. Linear in the text. */
export function shownIn(reading: Reading): Shown[] {
  const found: Shown[] = []
  const add = (span: (Span & { inline?: true }) | null, silent = false) => {
    if (span && span.end > span.start && found.every((other) => apart(other, span)))
      found.push(shownAt(reading, span, silent))
  }
  for (const span of tagged(reading)) add(span)
  for (const place of announcementsIn(reading)) {
    if (found.length === MOST) break
    add(announced(reading, place))
  }
  for (const { items, ...span } of pairsIn(reading)) {
    if (found.length < MOST && found.every((other) => apart(other, span)))
      found.push({ ...span, items, silent: false, partial: false })
  }
  if (found.length < MOST) for (const span of silentBlocks(reading)) add(span, true)
  return found.sort((a, b) => a.start - b.start)
}

const apart = (one: Span, other: Span) => one.end <= other.start || other.end <= one.start

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
function tagged({ text }: Reading): Span[] {
  if (!text.includes('</')) return []
  return [...text.matchAll(TAG)].slice(0, MOST).flatMap(({ 0: open, 1: name, index }) => {
    const start = index + open.length
    const close = text
      .slice(start, start + LONGEST)
      .toLowerCase()
      .indexOf(`</${name.toLowerCase()}>`)
    return close < 0 ? [] : [trimmed(text, { start, end: start + close })]
  })
}
