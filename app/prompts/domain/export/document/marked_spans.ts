import { variablePlaces } from '#app/core/domain/variables'
import type { MarkedSpan } from '#app/prompts/domain/export/document/pieces'
import { blanksAmong } from '#app/prompts/domain/blanks/blanks'
import { findOpaque } from '#app/prompts/domain/reading/syntax/mask'
import type { Opaque } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const FENCE = /^\s*(?:```|~~~)/

export interface Marked {
  /** Blanks, variables and inline code in order, none inside another. */
  spans: MarkedSpan[]
  /** Fenced code, each from the start of its first line to the end of its last. */
  fences: Span[]
}

/** The stretches of a prompt that look different on paper. */
export function markedIn(text: string): Marked {
  const opaque = findOpaque(text)
  const spans: MarkedSpan[] = blanksAmong(text, opaque).map(({ start, end }) => ({
    look: 'blank',
    start,
    end,
  }))
  for (const { start, end } of variablePlaces(text)) spans.push({ look: 'variable', start, end })
  for (const { kind, start, end } of opaque) {
    if (kind === 'code' && text[start] === '`') spans.push({ look: 'code', start, end })
  }
  return { spans: inOrder(spans), fences: fencesAmong(text, opaque) }
}

function inOrder(spans: MarkedSpan[]): MarkedSpan[] {
  let at = 0
  return spans
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const isFree = start >= at
      if (isFree) at = end
      return isFree
    })
}

function fencesAmong(text: string, opaque: Opaque[]): Span[] {
  return opaque
    .filter(({ kind }) => kind === 'fence')
    .map(({ start, end }) => ({
      start: text.lastIndexOf('\n', start) + 1,
      end: text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end),
    }))
    .filter(({ start, end }) => FENCE.test(text.slice(start, end)))
}
