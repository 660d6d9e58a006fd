/** Millionths of a US dollar in one US dollar. */
export const MICROS = 1_000_000

/** Reports how much of a reservation was spent. Only the first call counts. Null means unknown: all of it was spent. */
type Settle = (spentMicros: number | null) => void

/**
 * The amount that a run may spend on models, in millionths of a US dollar. Each call first reserves the most that it can
 * cost, so that concurrent calls cannot exceed the budget together.
 */
export class Budget {
  #left: number

  /** @param maxMicros null for no limit */
  constructor(maxMicros: number | null, spentMicros = 0) {
    this.#left = maxMicros === null ? Infinity : Math.max(0, maxMicros - spentMicros)
  }

  get isLimited(): boolean {
    return this.#left !== Infinity
  }

  get leftMicros(): number {
    return this.#left
  }

  /** Reserves an amount. Returns null if less is left. */
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
