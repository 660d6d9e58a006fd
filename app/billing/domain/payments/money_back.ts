import { DAY_MS } from '#app/core/domain/day'

/** Days after the first payment of a subscription in which a person gets all of it back. */
export const MONEY_BACK_DAYS = 3

interface Asked {
  /** Milliseconds since 1970 at which the subscription began; null without one. */
  startedMs: number | null
  /** When this customer got money back before; null for never. */
  usedMs: number | null
  now: number
}

/**
 * Until when a person can have their money back, in milliseconds since 1970.
 * @returns null where they cannot: once per customer, and within three days
 */
export function moneyBackUntil({ startedMs, usedMs, now }: Asked): number | null {
  if (startedMs === null || usedMs !== null) return null
  const untilMs = startedMs + MONEY_BACK_DAYS * DAY_MS
  return now < untilMs ? untilMs : null
}
