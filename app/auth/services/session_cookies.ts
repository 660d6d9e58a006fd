import type { HttpResponse } from '@adonisjs/core/http'
import { isHttps } from '#config/app'

const MARKER = 'hone_session'
const IDLE_SECONDS = 14 * 24 * 60 * 60
const VISITOR_COOKIES = /^((__Host-)?hone|XSRF-TOKEN)=/

/** The readable cookie by which the browser knows that somebody is signed in. */
export function refreshMarkerCookie(response: HttpResponse): void {
  response.plainCookie(MARKER, '1', {
    encode: false,
    httpOnly: false,
    secure: isHttps,
    sameSite: 'lax',
    maxAge: IDLE_SECONDS,
    path: '/',
  })
}

export function clearMarkerCookie(response: HttpResponse): void {
  response.clearCookie(MARKER, { path: '/', secure: isHttps, sameSite: 'lax' })
}

/** A visitor has nothing to remember, so nothing is set in their browser. */
export function dropVisitorCookies(response: HttpResponse): void {
  const header = response.getHeader('set-cookie')
  if (header === undefined) return
  const kept = [header].flat().filter((cookie) => !VISITOR_COOKIES.test(String(cookie)))
  response.removeHeader('set-cookie')
  for (const cookie of kept) response.append('set-cookie', String(cookie))
}
