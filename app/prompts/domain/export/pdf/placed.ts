import { isFromRight, visualOrder } from '#app/prompts/domain/export/pdf/bidi'
import type { Fragment } from '#app/prompts/domain/export/pdf/fragments'
import { widthOf } from '#app/prompts/domain/export/pdf/measure'

/** Letters of a line, and how far from its left end they stand, in points. */
export interface Placed {
  fragment: Fragment
  x: number
}

/** The fragments of a line in the order of reading, each with its place. */
export function placed(line: readonly Fragment[], size: number): Placed[] {
  const places: number[] = []
  let x = 0
  for (const at of orderOf(line)) {
    places[at] = x
    x += widthOf(line[at].face, line[at].shown, size)
  }
  return line.map((fragment, at) => ({ fragment, x: places[at] }))
}

function orderOf(line: readonly Fragment[]): number[] {
  const levels = line.map(({ level }) => level)
  // Blanks at the end of a line run as the line does (UAX 9, rule L1).
  for (let at = line.length - 1; at >= 0 && line[at].shown.trim() === ''; at -= 1)
    levels[at] = line[at].base
  return levels.some(isFromRight) ? visualOrder(levels) : line.map((_, at) => at)
}
