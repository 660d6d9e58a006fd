import { create, type Font } from 'fontkit'
import { FACES, mayHave, type Face, type FaceKind } from '#app/prompts/domain/export/pdf/faces'
import { canBeSet, seenIn, shownAs } from '#app/prompts/domain/export/pdf/letters'
import { unpackFont } from '#app/prompts/domain/export/pdf/woff'

/** Brings a font file of an npm package, named as in `Face.file`. */
export type LoadFont = (file: string) => Promise<Uint8Array>

export interface OpenFace {
  name: string
  font: Font
}

/** How one letter is set; `isStandIn` where no face has it and a square is shown. */
export interface SetLetter {
  face: OpenFace
  shown: string
  isStandIn: boolean
}

/** How a letter is set, or null where there is nothing to see. */
export type Setting = (kind: FaceKind, letter: string) => SetLetter | null

type Open = (face: Face) => Promise<OpenFace>

const SQUARE = '□'

/**
 * Loads the faces that the given letters need, and no other.
 * @throws what `load` throws
 */
export async function openFaces(
  wanted: ReadonlyMap<FaceKind, ReadonlySet<string>>,
  load: LoadFont
): Promise<Setting> {
  const open = opener(load)
  const found = new Map<string, SetLetter | null>()
  for (const [kind, letters] of wanted) {
    for (const letter of letters) found.set(kind + letter, await settingOf(kind, letter, open))
  }
  return (kind, letter) => found.get(kind + letter) ?? null
}

/** Opens each face once. */
function opener(load: LoadFont): Open {
  const opened = new Map<string, Promise<OpenFace>>()
  return (face) => {
    const known = opened.get(face.file) ?? openFace(face, load)
    opened.set(face.file, known)
    return known
  }
}

/** No sign of a prompt may turn into another: `->` stays two signs where a face would draw an arrow. */
const FEATURES = { calt: false, clig: false, liga: false, rclt: false }

/** The same for letters that join: what the script itself asks for stays. */
const JOINING = { clig: false, liga: false, dlig: false }

async function openFace({ file, isJoined }: Face, load: LoadFont): Promise<OpenFace> {
  const font = create(unpackFont(await load(file)) as Buffer) as Font
  const layout = font.layout.bind(font)
  font.layout = (text) => layout(text, isJoined ? JOINING : FEATURES)
  return { name: file, font }
}

async function settingOf(kind: FaceKind, letter: string, open: Open): Promise<SetLetter | null> {
  const shown = shownAs(letter)
  if (seenIn(shown).length === 0) return null
  const face = canBeSet(letter) ? await faceFor(kind, shown, open) : null
  if (face) return { face, shown, isStandIn: false }
  const other = await faceFor('mono', SQUARE, open)
  return other && { face: other, shown: SQUARE, isStandIn: true }
}

async function faceFor(kind: FaceKind, letter: string, open: Open): Promise<OpenFace | null> {
  const signs = seenIn(letter)
  for (const face of FACES[kind].filter((one) => mayHave(one, signs[0]))) {
    const opened = await open(face)
    if (signs.every((sign) => opened.font.hasGlyphForCodePoint(sign))) return opened
  }
  return null
}
