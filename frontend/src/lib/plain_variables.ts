import { bracesIn, pathIn, writtenOut } from '#app/core/domain/braces'

/** Tags that say to a model where the value of one variable begins and ends. */
const TAGS = /<([\w-]{1,80})>\s*(\{\{[^{}]*\}\})\s*<\/\1>/g

export interface Piece {
  text: string
  isVariable: boolean
}

/** A text and the names of its variables, in turns, without the marks that only a model needs. */
export function readablePieces(text: string): Piece[] {
  const bare = text.replace(TAGS, '$2')
  const pieces: Piece[] = []
  let end = 0
  for (const { start, end: next, inner, isKept } of bracesIn(bare)) {
    if (isKept) continue
    pieces.push({ text: writtenOut(bare.slice(end, start)), isVariable: false })
    pieces.push({ text: labelOf(inner), isVariable: true })
    end = next
  }
  return [...pieces, { text: writtenOut(bare.slice(end)), isVariable: false }]
}

/** What people call a variable, or a field of one. */
const labelOf = (inner: string): string =>
  (pathIn(inner)?.length ?? 1) > 1
    ? inner
        .trim()
        .split(/\s*\.\s*/)
        .join(' › ')
    : inner.trim()

/** The text with the names of variables in quotes, where only plain text can be. */
export const plainVariables = (text: string): string =>
  readablePieces(text)
    .map((piece) => (piece.isVariable ? `“${piece.text}”` : piece.text))
    .join('')
