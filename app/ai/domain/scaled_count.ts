/** Characters that are counted; the rest of a longer text is taken to be like them. */
const COUNTED = 8_000
/** Pieces end before white space, where a token begins; a word without end is broken. */
const PIECES = /[\s\S]{1,100}(?=\s|$)|[\s\S]{1,100}/gu

/**
 * The tokens of a text, counted in pieces: the time that `count` takes grows with the square of the longest word, so
 * that a long one without spaces would hold up everybody else.
 */
export function scaledCount(text: string, count: (piece: string) => number): number {
  const sample = text.slice(0, COUNTED)
  const counted = (sample.match(PIECES) ?? []).reduce((all, piece) => all + count(piece), 0)
  return text.length > COUNTED ? Math.round((counted * text.length) / COUNTED) : counted
}
