import type { HttpContext } from '@adonisjs/core/http'
import { setFlowCookie, takeFlowCookie } from '#app/auth/services/sign_in/flow_cookies'

const COOKIE = 'hone_login'

/** What is remembered while somebody is at a provider. */
export interface LoginAttempt {
  provider: string
  returnTo: string
  /** The person who links a further provider; null for a plain sign-in. */
  linkTo: string | null
}

export function rememberAttempt(ctx: HttpContext, attempt: LoginAttempt): void {
  setFlowCookie(ctx, COOKIE, attempt)
}

export function takeAttempt(ctx: HttpContext): LoginAttempt | null {
  return takeFlowCookie<LoginAttempt>(ctx, COOKIE)
}
