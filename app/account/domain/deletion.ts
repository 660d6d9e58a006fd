import { DAY_MS } from '#app/core/domain/day'
import { isSameEmail } from '#app/auth/domain/same_email'

/** Days during which a person can keep the account that they asked to delete. */
export const DAYS_TO_KEEP = 14

/** What a person types who has no email. */
export const CONFIRMATION_WORD = 'DELETE'

/** What has to be typed so that an account is deleted. */
export const confirmationOf = (email: string | null): string => email ?? CONFIRMATION_WORD

/** Whether that was typed. Letters of an email may be upper or lower case. */
export const isConfirmed = (email: string | null, typed: string): boolean =>
  email === null ? typed.trim() === CONFIRMATION_WORD : isSameEmail(email, typed)

/** When an account is erased. Both are milliseconds since 1970. */
export const dueMs = (requestedMs: number): number => requestedMs + DAYS_TO_KEEP * DAY_MS
