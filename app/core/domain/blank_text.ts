/**
 * Code points that leave no mark on the screen: white space, control characters, what Unicode lets a font ignore
 * (zero-width characters, joiners, marks of direction, soft hyphens, fillers, invisible operators, variation
 * selectors, tags), the other format characters, and the few that are drawn as nothing: Braille blank, the Khitan
 * filler, the null notehead. The format characters that have a shape (Arabic number signs) are not among them.
 * Source: DerivedCoreProperties.txt and PropList.txt of the Unicode Character Database.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u{13430}-\u{1343F}\u2800\u{16FE4}\u{1D159}]/u

/** Whether nobody would see anything of a text: it is empty, or holds only characters without a mark. */
export function isBlankText(text: string): boolean {
  return !VISIBLE.test(text)
}

/** Of each UTF-16 unit: 0 not known yet, 1 blank, 2 visible. */
const knownUnits = new Uint8Array(65_536)

function isBlankAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  knownUnits[unit] ||= isBlankText(text[at]) ? 1 : 2
  return knownUnits[unit] === 1
}

/** A text without the characters at its ends that leave no mark. */
export function trimBlank(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && isBlankAt(text, from)) from += 1
  while (to > from && isBlankAt(text, to - 1)) to -= 1
  return text.slice(from, to)
}
