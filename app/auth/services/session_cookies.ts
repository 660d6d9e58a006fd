import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import { csrfTokenOf } from '#app/auth/services/session_secrets'
import { isHttps } from '#config/app'
import { ABSOLUTE_MS, IDLE_MS, sessionCookieName } from '#config/session'

const MARKER = 'hone_session'
const CSRF = 'XSRF-TOKEN'
const SHARED = { path: '/', secure: isHttps, sameSite: 'lax', encode: false } as const

export function sessionSecret(request: HttpRequest): string | null {
  return request.plainCookie(sessionCookieName, undefined, false) ?? null
}

export function hasMarker(request: HttpRequest): boolean {
  return request.plainCookie(MARKER, undefined, false) === '1'
}

export function hasCsrfCookie(request: HttpRequest): boolean {
  return Boolean(request.plainCookie(CSRF, undefined, false))
}

/** The session itself, the readable mark that somebody is signed in, and the token for writes. */
export function setSessionCookies(response: HttpResponse, secret: string, createdMs: number): void {
  const maxAge = Math.floor(Math.min(IDLE_MS, createdMs + ABSOLUTE_MS - Date.now()) / 1000)
  response.plainCookie(sessionCookieName, secret, { ...SHARED, maxAge, httpOnly: true })
  response.plainCookie(MARKER, '1', { ...SHARED, maxAge, httpOnly: false })
  response.plainCookie(CSRF, csrfTokenOf(secret), { ...SHARED, maxAge, httpOnly: false })
}

export function clearSessionCookies(response: HttpResponse): void {
  for (const name of [sessionCookieName, MARKER, CSRF]) response.clearCookie(name, SHARED)
}
