/**
 * Reads the value of the first `"text"` out of JSON that is still being written: each call takes the next piece and
 * returns what has become known of the value. Linear in all pieces together.
 */
export class FirstText {
  #before = ''
  #state: 'before' | 'inside' | 'after' = 'before'
  /** An escape that is not whole yet. */
  #escape = ''

  next(piece: string): string {
    if (this.#state === 'after') return ''
    if (this.#state === 'inside') return this.#read(piece)
    this.#before += piece
    const opened = /"text"\s*:\s*"/.exec(this.#before)
    if (!opened) {
      this.#before = this.#before.slice(-MAX_OPENING_LENGTH)
      return ''
    }
    this.#state = 'inside'
    return this.#read(this.#before.slice(opened.index + opened[0].length))
  }

  #read(piece: string): string {
    let written = ''
    for (const sign of piece) {
      if (this.#escape) {
        this.#escape += sign
        if (!isWhole(this.#escape)) continue
        written += meaningOf(this.#escape)
        this.#escape = ''
      } else if (sign === '\\') this.#escape = sign
      else if (sign === '"') {
        this.#state = 'after'
        break
      } else written += sign
    }
    return written
  }
}

const MAX_OPENING_LENGTH = 60

const isWhole = (escape: string) => (escape[1] === 'u' ? escape.length === 6 : escape.length === 2)

const SIGNS: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

function meaningOf(escape: string): string {
  if (escape[1] !== 'u') return SIGNS[escape[1]] ?? escape[1]
  const code = Number.parseInt(escape.slice(2), 16)
  return Number.isNaN(code) ? '' : String.fromCharCode(code)
}
