import newBidi, { type Bidi } from 'bidi-js'
import { hasRightToLeft, runsFromRight } from '#app/prompts/domain/export/document/directions'

/** Its types name a default export that Node does not see as one. */
const bidi = (newBidi as unknown as () => Bidi)()

/** How a line of text runs: odd levels from right to left, even ones from left to right (Unicode UAX 9). */
export interface Levels {
  /** Of the line as a whole. */
  base: number
  /** By UTF-16 unit. */
  levelAt: (at: number) => number
}

const FROM_LEFT: Levels = { base: 0, levelAt: () => 0 }

/** The levels of a line. Where no letter runs from right to left, no sign turns its direction. */
export function levelsOf(text: string): Levels {
  if (!hasRightToLeft(text)) return FROM_LEFT
  const isFromRight = runsFromRight(text)
  const { levels } = bidi.getEmbeddingLevels(text, isFromRight ? 'rtl' : 'ltr')
  return { base: isFromRight ? 1 : 0, levelAt: (at) => levels[at] }
}

export const isFromRight = (level: number): boolean => level % 2 === 1

/** A sign as it looks in text from right to left, such as ")" for "(". */
export const mirrored = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign

/** The indexes of what stands on a line, from left to right, by its levels in the order of reading (UAX 9, rule L2). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, at) => at)
  const lowest = Math.min(...levels.filter(isFromRight))
  for (let level = Math.max(0, ...levels); level >= lowest; level -= 1) {
    for (let at = 0; at < order.length; at += 1) {
      let end = at
      while (end < order.length && levels[order[end]] >= level) end += 1
      if (end - at > 1) order.splice(at, end - at, ...order.slice(at, end).reverse())
      at = end
    }
  }
  return order
}
