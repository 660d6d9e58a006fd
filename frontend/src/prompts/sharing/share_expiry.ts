export const EXPIRIES = ['day', 'week', 'month', 'never'] as const
export type Expiry = (typeof EXPIRIES)[number]

const DAYS: Record<Exclude<Expiry, 'never'>, number> = { day: 1, week: 7, month: 30 }
const DAY = 86_400_000

/** When a link made at `now` stops to work, or undefined when it does not. */
export function expiryAt(expiry: Expiry, now: Date): string | undefined {
  if (expiry === 'never') return undefined
  return new Date(now.getTime() + DAYS[expiry] * DAY).toISOString()
}
