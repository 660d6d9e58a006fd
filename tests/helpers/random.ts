/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * The seed of this run: always the same in the gate, a new one when `DEPTH=full`. `SEED` repeats an earlier one. It is
 * printed, so that a failure can be repeated.
 */
export function announcedSeed(what: string): number {
  const seed = Number(process.env.SEED ?? (isFull() ? Math.floor(Math.random() * 1_000_000) : 1))
  console.log(`${what}: SEED=${seed}`)
  return seed
}

/** How often a random test runs: a tenth, or another share, unless `DEPTH=full`. */
export function rounds(full: number, share = 10): number {
  return isFull() ? full : Math.max(1, Math.round(full / share))
}

function isFull(): boolean {
  return process.env.DEPTH === 'full'
}
