import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appKey } from '#config/app'

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database knows a session by: a copied database opens no session. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** What a page of ours must send along with a write; it belongs to one session. */
export function csrfTokenOf(secret: string): string {
  return createHmac('sha256', appKey.release()).update(`csrf:${secret}`).digest('base64url')
}

export function isCsrfTokenOf(secret: string, token: string): boolean {
  const expected = Buffer.from(csrfTokenOf(secret))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
