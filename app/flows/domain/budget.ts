/** Of a US dollar. */
export const MICROS = 1_000_000

/** Says what was spent of a reservation; the first time counts. Null where it is not known: then all of it was. */
type Settle = (spentMicros: number | null) => void

/**
 * What a run may spend on models, in millionths of a US dollar. The most that a call can cost is reserved before it is
 * made, so that calls at the same time cannot spend more together than is left.
 */
export class Budget {
  #left: number

  /** @param maxMicros null where there is no limit */
  constructor(maxMicros: number | null, spentMicros = 0) {
    this.#left = maxMicros === null ? Infinity : Math.max(0, maxMicros - spentMicros)
  }

  get isLimited(): boolean {
    return this.#left !== Infinity
  }

  get leftMicros(): number {
    return this.#left
  }

  /** Null where less is left. */
  reserve(mostMicros: number): Settle | null {
    if (mostMicros > this.#left) return null
    this.#left -= mostMicros
    let isSettled = false
    return (spentMicros) => {
      if (isSettled) return
      isSettled = true
      this.#left += Math.max(0, mostMicros - (spentMicros ?? mostMicros))
    }
  }
}
