import { joined, type Fragment } from '#app/prompts/domain/export/pdf/fragments'
import { widthOf } from '#app/prompts/domain/export/pdf/measure'

/**
 * Breaks letters into lines no wider than `width` points: after a blank where there is one, else
 * within the word. Blanks at the end of a line may stand over its edge.
 */
export function breakLines(letters: Iterable<Fragment>, size: number, width: number): Fragment[][] {
  const lines: Fragment[][] = []
  let line: Fragment[] = []
  let space = width
  for (const word of wordsOf(letters)) {
    for (const part of fitting(word, size, width)) {
      if (line.length > 0 && widthWithoutEnd(part, size) > space) {
        lines.push(joined(line))
        line = []
        space = width
      }
      line.push(...part)
      space -= widthOfAll(part, size)
    }
  }
  return [...lines, joined(line)]
}

/** A word, or its parts where it is wider than a line. */
function* fitting(word: Fragment[], size: number, width: number): Generator<Fragment[]> {
  const whole = joined(word)
  if (widthWithoutEnd(whole, size) <= width) return yield whole
  let part: Fragment[] = []
  let space = width
  for (const letter of word) {
    space -= widthOf(letter.face, letter.shown, size)
    if (space < 0 && part.length > 0 && letter.shown !== ' ') {
      yield joined(part)
      part = []
      space = width - widthOf(letter.face, letter.shown, size)
    }
    part.push(letter)
  }
  yield joined(part)
}

/** Words, each with the blanks behind it. */
function* wordsOf(letters: Iterable<Fragment>): Generator<Fragment[]> {
  let word: Fragment[] = []
  for (const letter of letters) {
    if (isBlank(word.at(-1)) && !isBlank(letter)) {
      yield word
      word = []
    }
    word.push(letter)
  }
  if (word.length > 0) yield word
}

export function widthOfAll(fragments: Fragment[], size: number): number {
  return fragments.reduce((sum, { face, shown }) => sum + widthOf(face, shown, size), 0)
}

export function widthWithoutEnd(fragments: Fragment[], size: number): number {
  const last = fragments.at(-1)
  if (!last) return 0
  const rest = last.shown.length - last.shown.trimEnd().length
  return widthOfAll(fragments, size) - widthOf(last.face, ' ', size) * rest
}

const isBlank = (letter: Fragment | undefined) =>
  letter?.written === ' ' || letter?.written === '\t'
