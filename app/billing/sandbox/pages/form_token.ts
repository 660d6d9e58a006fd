import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isFromElsewhere } from '#app/auth/services/own_origin'
import { html, type Html } from '#app/auth/services/plain_page'
import { sandboxKey } from '#app/auth/services/sandbox_key'

const COOKIE = 'sandbox_pages'
const HOLDS = { path: '/sandbox', httpOnly: true, sameSite: 'lax' } as const

const tokenOf = (secret: string): string =>
  createHmac('sha256', sandboxKey('forms')).update(secret).digest('base64url')

/** The hidden field of each form of the sandbox: only a page that this browser got from us has it. */
export function formToken({ request, response }: HttpContext): Html {
  const known: unknown = request.cookie(COOKIE)
  const secret = typeof known === 'string' ? known : randomBytes(24).toString('base64url')
  if (secret !== known) response.cookie(COOKIE, secret, HOLDS)
  return html`<input type="hidden" name="token" value="${tokenOf(secret)}" />`
}

/** Whether a form was sent by a page that this browser got from us. */
export function isOwnForm({ request }: HttpContext): boolean {
  const secret: unknown = request.cookie(COOKIE)
  const token: unknown = request.input('token')
  if (isFromElsewhere(request) || typeof secret !== 'string' || typeof token !== 'string') {
    return false
  }
  const [given, wanted] = [Buffer.from(token), Buffer.from(tokenOf(secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
