const DAY = 86_400_000
const KEPT_DAYS = 30

/** Full days until a deleted prompt is gone for good, never below 0. */
export function daysLeft(deletedAt: string, now: Date): number {
  const goesAt = new Date(deletedAt).getTime() + KEPT_DAYS * DAY
  return Math.max(0, Math.floor((goesAt - now.getTime()) / DAY))
}
