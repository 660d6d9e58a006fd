import type { Edit, Variant } from '#app/prompts/domain/types'

/** A stretch of the marked text; `reason` is the 1-based number of the reason it ends with. */
export interface MarkedPiece {
  kind: 'kept' | 'added' | 'removed' | 'blank'
  text: string
  reason?: number
}

interface Marked {
  pieces: MarkedPiece[]
  reasons: string[]
}

/**
 * Lays a variant's edits out as an editor's marks over the original.
 * @throws when the marks do not add up to the variant's own content.
 */
export function markPieces(original: string, variant: Variant): Marked {
  const edits = [...variant.edits].sort((a, b) => a.start - b.start)
  const reasons = [...new Set(edits.map((edit) => edit.reason))]
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const edit of edits) {
    pieces.push({ kind: 'kept', text: original.slice(at, edit.start) })
    pieces.push(...marksOf(edit, reasons.indexOf(edit.reason) + 1))
    at = edit.end
  }
  pieces.push({ kind: 'kept', text: original.slice(at) })
  const filled = pieces.filter((piece) => piece.text !== '')
  const rebuilt = filled.map((piece) => (piece.kind === 'removed' ? '' : piece.text)).join('')
  if (rebuilt !== variant.content) throw new Error('The edits do not add up to the variant.')
  return { pieces: splitBlanks(filled, variant), reasons }
}

/** The reason's number stands behind the last word, not on the line below it. */
function marksOf({ before, after }: Edit, reason: number): MarkedPiece[] {
  const words = after.trimEnd()
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: words, reason },
    { kind: 'added', text: after.slice(words.length) },
  ]
}

/** Cuts the blanks out of the pieces that hold them; the reason stays with the last cut. */
function splitBlanks(pieces: MarkedPiece[], { blanks }: Variant): MarkedPiece[] {
  let offset = 0
  return pieces.flatMap((piece) => {
    if (piece.kind === 'removed') return [piece]
    const start = offset
    offset += piece.text.length
    const inside = blanks.filter((blank) => blank.start >= start && blank.end <= offset)
    return inside.length === 0 ? [piece] : cut(piece, start, inside)
  })
}

function cut(piece: MarkedPiece, start: number, blanks: Variant['blanks']): MarkedPiece[] {
  const parts: MarkedPiece[] = []
  let at = 0
  for (const blank of blanks) {
    parts.push({ kind: piece.kind, text: piece.text.slice(at, blank.start - start) })
    parts.push({ kind: 'blank', text: piece.text.slice(blank.start - start, blank.end - start) })
    at = blank.end - start
  }
  parts.push({ kind: piece.kind, text: piece.text.slice(at) })
  const filled = parts.filter((part) => part.text !== '')
  filled[filled.length - 1].reason = piece.reason
  return filled
}
