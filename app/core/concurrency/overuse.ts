/** How often somebody went over a limit lately, and until when they rest for it. */
export interface Overuse {
  times: number
  /** Milliseconds on the clock of the caller, as are all times here. */
  lastAt: number
  restsUntil: number
}

const FORGOTTEN_AFTER_MS = 600_000
const FIRST_REST_MS = 10_000
const MAX_REST_MS = 300_000

/**
 * The state after one more time over the limit. The first time is free; the second costs a rest of 10 seconds, and each
 * further one doubles it, up to 5 minutes. Ten minutes without another one forget them all.
 */
export function afterOveruse(before: Overuse | undefined, now: number): Overuse {
  const times = before && !isForgotten(before, now) ? before.times + 1 : 1
  const rest = times < 2 ? 0 : Math.min(FIRST_REST_MS * 2 ** (times - 2), MAX_REST_MS)
  return { times, lastAt: now, restsUntil: now + rest }
}

/** Milliseconds of rest that are left. */
export const restLeft = (overuse: Overuse | undefined, now: number): number =>
  Math.max(0, (overuse?.restsUntil ?? now) - now)

export const isForgotten = ({ lastAt }: Overuse, now: number): boolean =>
  now - lastAt >= FORGOTTEN_AFTER_MS
