import type { Look, Piece } from '#app/prompts/domain/export/document/pieces'
import type { FaceKind } from '#app/prompts/domain/export/pdf/faces'
import { lettersOf } from '#app/prompts/domain/export/pdf/letters'
import type { OpenFace, Setting } from '#app/prompts/domain/export/pdf/open_faces'

/** Letters that are set alike: what is shown, what was written, and whether squares stand for it. */
export interface Fragment {
  face: OpenFace
  look: Look
  shown: string
  written: string
  isStandIn: boolean
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
  for (const { look, text } of pieces) {
    for (const letter of lettersOf(text)) {
      const set = setting(kindFor(look, kind), letter)
      if (set) yield { ...set, look, written: letter }
    }
  }
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
  return one.face === other.face && one.look === other.look && one.isStandIn === other.isStandIn
}
