import db from '@adonisjs/lucid/services/db'
import User from '#app/auth/models/user'
import { csrfTokenOf } from '#app/auth/services/session_secrets'
import { openSession } from '#app/auth/services/sessions'
import { sessionCookieName } from '#config/session'

type Scope = 'read' | 'write' | 'admin'

let count = 0

/** A new person in the database, with an email that no other has. */
export function createPerson(values: Partial<InstanceType<typeof User>> = {}): Promise<User> {
  count += 1
  return User.create({ email: `somebody-${process.pid}-${count}@example.test`, ...values })
}

/** The secret of a new access token, for `request.bearerToken(…)`. */
export async function tokenFor(user: User, scopes: Scope[] = ['read', 'write']): Promise<string> {
  const token = await User.accessTokens.create(user, scopes)
  return token.value!.release()
}

export interface BrowserSession {
  id: string
  /** For a `Cookie` header. */
  cookie: string
  /** For an `X-XSRF-TOKEN` header. */
  csrfToken: string
}

/**
 * A session as signing in leaves it; `row` makes it older than it is. Where its age does not
 * matter, `client.get(…).loginAs(user)` does the same and sends the token for writes too.
 */
export async function browserSession(
  user: User,
  row: { created_ms?: number; last_used_ms?: number } = {}
): Promise<BrowserSession> {
  const { id, secret } = await openSession(user.id, { userAgent: 'test', address: '127.0.0.1' })
  if (Object.keys(row).length > 0) await db.from('sessions').where('id', id).update(row)
  const csrfToken = csrfTokenOf(secret)
  return {
    id,
    csrfToken,
    cookie: `${sessionCookieName}=${secret}; hone_session=1; XSRF-TOKEN=${csrfToken}`,
  }
}
