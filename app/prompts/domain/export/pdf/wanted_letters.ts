import type { FaceKind } from '#app/prompts/domain/export/pdf/faces'
import { kindFor } from '#app/prompts/domain/export/pdf/fragments'
import { lettersOf } from '#app/prompts/domain/export/pdf/letters'
import type { Setting } from '#app/prompts/domain/export/pdf/open_faces'
import type { Passage } from '#app/prompts/domain/export/pdf/passages'

export type Wanted = Map<FaceKind, Set<string>>

/** Hone's own words, such as the number of a page, are made of these. */
const OWN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/** Every letter that the passages are made of, by the kind of face that sets it. */
export function wantedLetters(passages: readonly Passage[]): Wanted {
  const wanted: Wanted = new Map([['body', new Set(OWN)]])
  for (const { style, pieces } of passages) {
    for (const { look, text } of pieces) {
      const kind = kindFor(look, style.kind)
      const letters = wanted.get(kind) ?? new Set()
      wanted.set(kind, letters)
      for (const letter of lettersOf(text.replaceAll('\n', ''))) letters.add(letter)
    }
  }
  return wanted
}

/** The letters that no face has, each once. */
export function unsetLetters(wanted: Wanted, setting: Setting): string[] {
  const unset = new Set<string>()
  for (const [kind, letters] of wanted) {
    for (const letter of letters) if (setting(kind, letter)?.isStandIn) unset.add(letter)
  }
  return [...unset]
}
