import { errors, symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/auth/models/user'
import { refuseForgery } from '#app/auth/services/refuse_forgery'
import { hasCsrfCookie, sessionSecret, setSessionCookies } from '#app/auth/services/session_cookies'
import { csrfTokenOf } from '#app/auth/services/session_secrets'
import { findSession, type LiveSession, markUsed, openSession } from '#app/auth/services/sessions'
import { sessionCookieName, TOUCH_MS } from '#config/session'

/**
 * Knows a person by the cookie of their browser. Session and person are read in one
 * statement, and only where a route asks who is there.
 */
export class SessionGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<never, never>
  driverName = 'session'
  authenticationAttempted = false
  isAuthenticated = false
  user?: User
  session?: LiveSession

  constructor(private ctx: HttpContext) {}

  getUserOrFail(): User {
    if (!this.user) throw this.#nobody()
    return this.user
  }

  async authenticate(): Promise<User> {
    if (this.authenticationAttempted) return this.getUserOrFail()
    this.authenticationAttempted = true
    const secret = sessionSecret(this.ctx.request)
    const found = secret ? await findSession(secret) : null
    if (!found) throw this.#nobody()
    refuseForgery(this.ctx.request, found.session.secret)
    this.user = found.user
    this.session = found.session
    this.isAuthenticated = true
    await this.#keepAlive(found.session)
    return found.user
  }

  async check(): Promise<boolean> {
    try {
      await this.authenticate()
      return true
    } catch (error) {
      if (error instanceof errors.E_UNAUTHORIZED_ACCESS) return false
      throw error
    }
  }

  async authenticateAsClient(user: User): Promise<AuthClientResponse> {
    const { secret } = await openSession(user.id, { userAgent: null, address: null })
    return {
      headers: { 'cookie': `${sessionCookieName}=${secret}`, 'x-xsrf-token': csrfTokenOf(secret) },
    }
  }

  async #keepAlive({ id, secret, createdMs, lastUsedMs }: LiveSession): Promise<void> {
    const isStale = Date.now() - lastUsedMs >= TOUCH_MS
    if (isStale) await markUsed(id)
    if (isStale || !hasCsrfCookie(this.ctx.request)) {
      setSessionCookies(this.ctx.response, secret, createdMs)
    }
  }

  #nobody() {
    return new errors.E_UNAUTHORIZED_ACCESS('Nobody is signed in', {
      guardDriverName: this.driverName,
    })
  }
}
