const DAY = 86_400_000
const KEPT_DAYS = 30

/** Days begun until something deleted is gone for good; 0 on the last one. */
export function daysLeft(deletedAt: string, now: Date): number {
  const goesAt = new Date(deletedAt).getTime() + KEPT_DAYS * DAY
  const days = (goesAt - now.getTime()) / DAY
  return days < 1 ? 0 : Math.ceil(days)
}
