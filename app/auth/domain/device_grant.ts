import { isScope, SCOPES, type Scope } from '#app/auth/domain/scopes'

/** The one program that signs in this way. */
export const DEVICE_CLIENT = 'hone-cli'
export const DEVICE_GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'

export const GRANT_SECONDS = 600
export const POLL_SECONDS = 5
/** What each poll that comes too soon adds to the interval (RFC 8628, section 3.5). */
export const SLOW_DOWN_SECONDS = 5
/** Clocks and networks are not exact: a poll that is so much early counts as on time. */
const POLL_SLACK_MS = 500

export const DECISIONS = ['approved', 'denied'] as const
export type Decision = (typeof DECISIONS)[number]

export const MAX_DEVICE_NAME_LENGTH = 100
const UNNAMED_DEVICE = 'Terminal'
const DEFAULT_SCOPES: Scope[] = ['read', 'write']

/** The scopes of a request, in the order of `SCOPES`; null where one is not known. */
export function requestedScopes(text: string): Scope[] | null {
  const words = text.split(' ').filter((word) => word !== '')
  if (words.length === 0) return DEFAULT_SCOPES
  return words.every(isScope) ? SCOPES.filter((scope) => words.includes(scope)) : null
}

/** Of the scopes that a terminal asks for, those that a person can give: only administrators have `admin`. */
export const scopesToGive = (asked: Scope[], isAdmin: boolean): Scope[] =>
  asked.filter((scope) => scope !== 'admin' || isAdmin)

/** The name of a device on one line, without invisible characters that could make it read as another. */
export function deviceNameOf(text: string): string {
  const visible = text.replace(/\s/gu, ' ').replace(/\p{C}/gu, '')
  return visible.replace(/ +/g, ' ').trim() || UNNAMED_DEVICE
}

interface Polled {
  pollSeconds: number
  /** Milliseconds since 1970, as are the other times; null before the first poll. */
  lastPollMs: number | null
}

export function isTooSoon({ pollSeconds, lastPollMs }: Polled, now: number): boolean {
  return lastPollMs !== null && now - lastPollMs < pollSeconds * 1000 - POLL_SLACK_MS
}
