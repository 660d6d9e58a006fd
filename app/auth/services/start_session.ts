import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/auth/models/user'
import { sessionSecret, setSessionCookies } from '#app/auth/services/session_cookies'
import { closeSessionOf, openSession } from '#app/auth/services/sessions'

/** Signs a person in on this browser: always a new session, and the former one is over. */
export async function startSession({ request, response }: HttpContext, user: User): Promise<void> {
  const former = sessionSecret(request)
  if (former) await closeSessionOf(former)
  const session = await openSession(user.id, {
    userAgent: request.header('user-agent') ?? null,
    address: request.ip(),
  })
  setSessionCookies(response, session.secret, session.createdMs)
}
