/** Codes bits with counted probabilities: the encoder takes the bit given, the decoder returns the next one. */
export interface BitCoder {
  code(context: number, bit: number): number
}

const MAX_CONTEXTS = 8192

/** How often a bit was 0 and 1 in each context so far, from which the next is guessed. */
export class Counts {
  readonly #zeros = new Uint32Array(MAX_CONTEXTS).fill(1)
  readonly #ones = new Uint32Array(MAX_CONTEXTS).fill(1)

  /** The part of a range that stands for 0. */
  split(context: number, range: number): number {
    const zeros = this.#zeros[context]
    return Math.floor(range / (zeros + this.#ones[context])) * zeros
  }

  note(context: number, bit: number): void {
    if (bit === 0) this.#zeros[context]++
    else this.#ones[context]++
  }
}

export const FULL_RANGE = 2 ** 32 - 1
export const MIN_RANGE = 2 ** 24

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Range decoder (G. N. N. Martin, 1979) over base64, with adaptive counts per context. */
export class RangeDecoder implements BitCoder {
  readonly #counts = new Counts()
  readonly #bytes: Uint8Array
  #next = 4
  #range = FULL_RANGE
  #code: number

  constructor(base64: string) {
    this.#bytes = bytesOf(base64)
    this.#code = this.#bytes.slice(0, 4).reduce((code, byte) => code * 256 + byte, 0)
  }

  code(context: number): number {
    const zero = this.#counts.split(context, this.#range)
    const bit = this.#code < zero ? 0 : 1
    if (bit === 0) this.#range = zero
    else {
      this.#code -= zero
      this.#range -= zero
    }
    for (; this.#range < MIN_RANGE; this.#range *= 256)
      this.#code = this.#code * 256 + (this.#bytes[this.#next++] ?? 0)
    this.#counts.note(context, bit)
    return bit
  }
}

function bytesOf(base64: string): Uint8Array {
  const values = new Uint8Array(128)
  for (let at = 0; at < SIGNS.length; at++) values[SIGNS.charCodeAt(at)] = at
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4))
  let bits = 0
  for (let at = 0, to = 0; at < base64.length; at++) {
    bits = ((bits << 6) | values[base64.charCodeAt(at)]) & 0xffffff
    if (at % 4 > 0) bytes[to++] = bits >> (6 - 2 * (at % 4))
  }
  return bytes
}
