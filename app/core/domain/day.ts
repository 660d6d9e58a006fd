/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 24 * 60 * 60_000

/** So many days what was deleted can be taken back. */
export const KEPT_DAYS = 30
