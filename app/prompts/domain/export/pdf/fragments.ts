import { hasRightToLeft } from '#app/prompts/domain/export/document/directions'
import { isFromRight, levelsOf, mirrored } from '#app/prompts/domain/export/pdf/bidi'
import type { Look, Piece } from '#app/prompts/domain/export/document/pieces'
import type { FaceKind } from '#app/prompts/domain/export/pdf/faces'
import { lettersOf } from '#app/prompts/domain/export/pdf/letters'
import type { OpenFace, SetLetter, Setting } from '#app/prompts/domain/export/pdf/open_faces'

/** Letters that are set alike: what is shown, what was written, and whether squares stand for it. */
export interface Fragment {
  face: OpenFace
  look: Look
  shown: string
  written: string
  isStandIn: boolean
  /** In which direction it runs, and the line that it belongs to: odd levels run from right to left. */
  level: number
  base: number
}

/** The kind of face that a piece is set in, within a text of the kind `otherwise`. */
export function kindFor(look: Look, otherwise: FaceKind): FaceKind {
  if (look === 'strong') return 'strong'
  return look === 'code' || look === 'variable' ? 'mono' : otherwise
}

/** The letters of some pieces, each as a fragment of its own; what cannot be seen is left out. */
export function* fragmentsOf(
  pieces: readonly Piece[],
  kind: FaceKind,
  setting: Setting
): Generator<Fragment> {
  const { base, levelAt } = levelsOf(pieces.map(({ text }) => text).join(''))
  let at = 0
  for (const { look, text } of pieces) {
    for (const letter of lettersOf(text)) {
      const set = setting(kindFor(look, kind), letter)
      const level = levelAt(at)
      if (set) yield { ...turned(set, level), look, written: letter, level, base }
      at += letter.length
    }
  }
}

function turned(set: SetLetter, level: number): SetLetter {
  const shown = isFromRight(level) ? mirrored(set.shown) : set.shown
  const hasIt = shown === set.shown || set.face.font.hasGlyphForCodePoint(shown.codePointAt(0)!)
  return hasIt ? { ...set, shown } : set
}

/** Neighbours that are set alike become one. */
export function joined(fragments: Iterable<Fragment>): Fragment[] {
  const found: Fragment[] = []
  for (const fragment of fragments) {
    const last = found.at(-1)
    if (last && isAlike(last, fragment)) {
      last.shown += fragment.shown
      last.written += fragment.written
    } else found.push({ ...fragment })
  }
  return found
}

function isAlike(one: Fragment, other: Fragment): boolean {
  const isSameWay = one.level === other.level && (!isFromRight(one.level) || areOneWord(one, other))
  return (
    isSameWay &&
    one.face === other.face &&
    one.look === other.look &&
    one.isStandIn === other.isStandIn
  )
}

/** A face turns the letters of a word around that runs from the right; signs and blanks are placed one by one. */
const areOneWord = (one: Fragment, other: Fragment) =>
  hasRightToLeft(one.written) && hasRightToLeft(other.written)
