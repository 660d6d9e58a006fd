import { variablePlaces } from '#app/core/domain/variables'
import type { Span } from '#app/prompts/domain/types'

export interface Piece extends Span {
  kind: 'plain' | 'blank' | 'answer' | 'variable'
}

/** The blanks, the answers, the variables, and what is between them, in order. */
export function piecesOf(text: string, blanks: Span[], answers: Span[] = []): Piece[] {
  const marked: Piece[] = [
    ...blanks.map(({ start, end }) => ({ kind: 'blank' as const, start, end })),
    ...answers.map(({ start, end }) => ({ kind: 'answer' as const, start, end })),
  ]
  for (const { start, end } of variablePlaces(text)) marked.push({ kind: 'variable', start, end })
  marked.sort((one, other) => one.start - other.start)
  const pieces: Piece[] = []
  let at = 0
  for (const piece of marked) {
    if (piece.start < at) continue
    pieces.push({ kind: 'plain', start: at, end: piece.start }, piece)
    at = piece.end
  }
  pieces.push({ kind: 'plain', start: at, end: text.length })
  return pieces.filter(({ start, end }) => end > start)
}
