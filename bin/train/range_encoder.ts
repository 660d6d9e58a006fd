import {
  Counts,
  FULL_RANGE,
  MIN_RANGE,
  type BitCoder,
} from '#app/prompts/domain/reading/family/range_code'

/** The opposite of `RangeDecoder`. */
export class RangeEncoder implements BitCoder {
  readonly #counts = new Counts()
  readonly #bytes: number[] = []
  #low = 0
  #range = FULL_RANGE

  code(context: number, bit: number): number {
    const zero = this.#counts.split(context, this.#range)
    if (bit === 0) this.#range = zero
    else {
      this.#low += zero
      this.#range -= zero
      if (this.#low >= 2 ** 32) this.#carry()
    }
    for (; this.#range < MIN_RANGE; this.#range *= 256) this.#shift()
    this.#counts.note(context, bit)
    return bit
  }

  /** All that was coded, as base64. */
  finish(): string {
    for (let left = 0; left < 4; left++) this.#shift()
    return Buffer.from(this.#bytes).toString('base64').replaceAll('=', '')
  }

  #carry(): void {
    this.#low -= 2 ** 32
    let at = this.#bytes.length - 1
    while (this.#bytes[at] === 255) this.#bytes[at--] = 0
    this.#bytes[at]++
  }

  #shift(): void {
    this.#bytes.push(Math.floor(this.#low / 2 ** 24))
    this.#low = (this.#low % 2 ** 24) * 256
  }
}
