import type { HttpContext } from '@adonisjs/core/http'
import { isHttps } from '#config/app'

const SECONDS = 10 * 60
const PLACE = { path: '/api/login', secure: isHttps, httpOnly: true, sameSite: 'lax' } as const

/** Remembers something between leaving for a provider and coming back, encrypted, for ten minutes. */
export function setFlowCookie({ response }: HttpContext, name: string, value: object): void {
  const kept = { ...value, until: Date.now() + SECONDS * 1000 }
  response.encryptedCookie(name, kept, { ...PLACE, maxAge: SECONDS })
}

/** Reads it once: the answer clears it. Null where it is missing, altered or too old. */
export function takeFlowCookie<Value>(
  { request, response }: HttpContext,
  name: string
): Value | null {
  const kept = request.encryptedCookie(name) as (Value & { until: number }) | null | undefined
  response.clearCookie(name, PLACE)
  return kept && kept.until > Date.now() ? kept : null
}
