import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { unacceptable } from '#app/core/exceptions/api_exception'

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/

/** What makes two requests the same one: who sent it, the key they chose, and what it asks for. */
export interface RequestKey {
  userId: string
  key: string
  /** SHA-256 of method, address and body, in hex. */
  requestHash: string
}

/**
 * The key that a client sent along with its request, or null.
 * @throws ApiException 422 where it is not 1 to 255 visible ASCII characters.
 */
export function readRequestKey({ auth, request }: HttpContext): RequestKey | null {
  const key = request.headers()['idempotency-key']
  if (typeof key !== 'string') return null
  if (!VISIBLE_ASCII.test(key)) {
    throw unacceptable({
      'Idempotency-Key': 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
    })
  }
  const asked = JSON.stringify([request.method(), request.url(true), request.body()])
  const requestHash = createHash('sha256').update(asked).digest('hex')
  return { userId: String(auth.getUserOrFail().id), key, requestHash }
}
