import { isHttps } from '#config/app'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const sessionCookieName = isHttps ? '__Host-hone' : 'hone'

/** A session ends when nobody used it for so long. */
export const IDLE_MS = 14 * DAY

/** A session ends so long after signing in, however much it is used. */
export const ABSOLUTE_MS = 90 * DAY

/** The last use is written at most this often. */
export const TOUCH_MS = 5 * MINUTE
