import type { Span } from '#app/prompts/domain/types'

/** A tag, a comment, or a declaration such as `<?xml …?>`. */
export interface Piece extends Span {
  kind: 'opens' | 'closes' | 'stands' | 'comment' | 'declaration'
  /** Of a tag, in small letters. */
  name: string
  /** Whether a tag gives values, such as `<order id="7">`. */
  hasValues: boolean
}

const OPENER = /<(?=[!?/\p{L}_])/gu
const DECLARATION =
  /<\?[\w:-]{1,40}[^<>]{0,500}\?>|<!DOCTYPE\b[^<>[]{0,500}(?:\[[^\]]{0,1000}\]\s{0,20})?>/iy
const ATTRIBUTE = String.raw`\s{1,40}[\p{L}_:@][\p{L}\p{N}_.:@-]{0,60}(?:\s{0,5}=\s{0,5}(?:"[^"<]{0,1000}"|'[^'<]{0,1000}'|[^\s"'<>=]{1,200}))?`
const TAG = new RegExp(
  String.raw`<(/?)([\p{L}_][\p{L}\p{M}\p{N}_.:-]{0,60})((?:${ATTRIBUTE}){0,40})\s{0,40}(/?)>`,
  'uy'
)
/** Tags of HTML that close nothing. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const CLOSERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

/** The pieces of markup in a text, in order; brackets that are none are passed over. Linear in its length. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const missing = new Set<string>()
  OPENER.lastIndex = 0
  for (let opener = OPENER.exec(text); opener; opener = OPENER.exec(text)) {
    const piece = pieceAt(text, opener.index, missing)
    if (!piece) continue
    pieces.push(piece)
    OPENER.lastIndex = piece.end
  }
  return pieces
}

function pieceAt(text: string, start: number, missing: Set<string>): Piece | null {
  const plain = { start, name: '', hasValues: false }
  const comment = commentEnd(text, start, missing)
  if (comment > 0) return { ...plain, kind: 'comment', end: comment }
  DECLARATION.lastIndex = start
  if (DECLARATION.test(text)) return { ...plain, kind: 'declaration', end: DECLARATION.lastIndex }
  TAG.lastIndex = start
  const tag = TAG.exec(text)
  if (!tag) return null
  const name = tag[2].toLowerCase()
  const kind = tag[1] ? 'closes' : tag[4] || VOID.test(name) ? 'stands' : 'opens'
  return { start, end: TAG.lastIndex, kind, name, hasValues: tag[3].includes('=') }
}

/** The end of the comment or of the plain characters that open at a place, or -1. `missing` keeps what never comes. */
function commentEnd(text: string, start: number, missing: Set<string>): number {
  const [opening, closing] = CLOSERS.find(([sign]) => text.startsWith(sign, start)) ?? []
  if (!opening || missing.has(closing)) return -1
  const at = text.indexOf(closing, start + opening.length)
  if (at < 0) missing.add(closing)
  return at < 0 ? -1 : at + closing.length
}
