/**
 * A circuit breaker, as a value: after several failures in a row a provider is left alone for a while, then one request
 * tries it again. Source of the pattern: M. Nygard, Release It!
 */
export interface Breaker {
  failures: number
  /**
   * Until when nothing is asked, or null: milliseconds of a clock that never steps, as every
   * `now` below. A wall clock that is set back would keep a provider at rest.
   */
  restsUntil: number | null
}

export const CLOSED: Breaker = { failures: 0, restsUntil: null }

const MAX_FAILURES = 5
/** Milliseconds. */
const REST = 30_000

export const isResting = ({ restsUntil }: Breaker, now: number): boolean =>
  restsUntil !== null && now < restsUntil

/** The breaker while one request tries a provider that has rested: others wait as long again. */
export const tried = (breaker: Breaker, now: number): Breaker =>
  breaker.restsUntil === null ? breaker : { ...breaker, restsUntil: now + REST }

/** The breaker when that request was ended before it told anything: the next one may try. */
export const untried = (breaker: Breaker, now: number): Breaker =>
  breaker.restsUntil === null ? breaker : { ...breaker, restsUntil: now }

export function failed({ failures }: Breaker, now: number): Breaker {
  const all = failures + 1
  return { failures: all, restsUntil: all >= MAX_FAILURES ? now + REST : null }
}
