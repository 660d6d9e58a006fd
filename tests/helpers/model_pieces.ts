const BLOCK = 'lorem ipsum dolor sit amet '.repeat(600)
const USUAL_PIECE = 5

/** Splits without regard to words and to characters of several code points, but never a code point. */
export function piecesOf(text: string, count?: number): string[] {
  const points = [...text]
  const pieces = Math.min(count ?? Math.ceil(points.length / USUAL_PIECE), points.length)
  const start = (index: number) => Math.floor((index * points.length) / pieces)
  return Array.from({ length: pieces }, (_, index) =>
    points.slice(start(index), start(index + 1)).join('')
  )
}

/** A long text in pieces, so that nobody has to hold it. */
export function* blocksOf(bytes: number): Iterable<string> {
  for (let sent = 0; sent < bytes; sent += BLOCK.length) yield BLOCK.slice(0, bytes - sent)
}

/** The beginning of a line, ended inside a code point where there is one of several bytes. */
export function torn(line: string): Buffer {
  const bytes = Buffer.from(line)
  const broad = bytes.findIndex((byte) => byte >= 0x80)
  return bytes.subarray(0, broad === -1 ? bytes.length / 2 : broad + 1)
}
