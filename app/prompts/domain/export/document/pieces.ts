import type { Span } from '#app/prompts/domain/types'

/**
 * How a piece of a line looks; a `mark` is a sign of the markup itself, such as `##` or `-`. Prompts, whose markup stays,
 * have no piece that is `strong` or `italic`.
 */
export type Look = 'plain' | 'mark' | 'blank' | 'variable' | 'code' | 'strong' | 'italic'

export interface Piece {
  look: Look
  text: string
}

export interface MarkedSpan extends Span {
  look: Look
}

/** The pieces of `text` from `from` to `to`; what lies between the spans gets the look `otherwise`. */
export function piecesBetween(
  text: string,
  from: number,
  to: number,
  spans: readonly MarkedSpan[],
  otherwise: Look
): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const { look, start, end } of spans) {
    if (start < at || end > to) continue
    pieces.push(
      { look: otherwise, text: text.slice(at, start) },
      { look, text: text.slice(start, end) }
    )
    at = end
  }
  pieces.push({ look: otherwise, text: text.slice(at, to) })
  return pieces.filter((piece) => piece.text !== '')
}

/** Pieces as the lines that their line breaks make of them. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { look, text } of pieces) {
    text.split('\n').forEach((part, at) => {
      if (at > 0) lines.push([])
      if (part !== '') lines.at(-1)!.push({ look, text: part })
    })
  }
  return lines
}
