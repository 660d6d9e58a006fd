import type { HttpRequest } from '@adonisjs/core/http'
import { safeReturnTo } from '#app/auth/domain/return_to'
import { appUrl } from '#config/app'

/**
 * Where a person goes after signing in, as the address says or else the sign-up page that led here: until its
 * scripts run, the links of that page do not carry what its own address says.
 */
export function requestedReturn(request: HttpRequest): string | null {
  return safeReturnTo(request.qs().returnTo) ?? safeReturnTo(signupReturn(request))
}

function signupReturn(request: HttpRequest): string | null {
  const referrer = request.header('referer')
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, pathname, searchParams } = new URL(referrer)
  const isSignup = pathname === '/signup' && isOwnOrigin(origin, request)
  return isSignup ? searchParams.get('returnTo') : null
}

/** In trial mode 127.0.0.1 and localhost are one place. */
const isOwnOrigin = (origin: string, request: HttpRequest): boolean =>
  origin === new URL(appUrl).origin || origin === `${request.protocol()}://${request.host()}`
