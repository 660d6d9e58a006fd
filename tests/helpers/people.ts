import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CookieClient } from '@adonisjs/core/http'
import type { ApiRequest } from '@japa/api-client'
import { v7 } from 'uuid'
import User from '#app/auth/models/user'
import { hashOfSecret } from '#app/auth/services/person_sessions'
import { sessionCookieName } from '#config/session'

type Scope = 'read' | 'write' | 'admin'

let count = 0

/** A new person in the database, with an email that no other has. */
export function createPerson(values: Partial<InstanceType<typeof User>> = {}): Promise<User> {
  count += 1
  return User.create({ email: `somebody-${process.pid}-${count}@example.test`, ...values })
}

/** The secret of a new access token. */
export async function tokenFor(user: User, scopes: Scope[] = ['read', 'write']): Promise<string> {
  const token = await User.accessTokens.create(user, scopes)
  return token.value!.release()
}

export interface OpenSession {
  id: string
  /** For a `Cookie` header. */
  cookie: string
  /** For an `X-CSRF-TOKEN` header. */
  csrfToken: string
}

/** A session as signing in would leave it; `row` makes it older than it is. */
export async function openSession(
  user: User,
  row: { created_ms?: number; last_used_ms?: number } = {}
): Promise<OpenSession> {
  const cookies = new CookieClient(await app.container.make('encryption'))
  const id = v7()
  const secret = randomUUID()
  const csrfSecret = randomUUID()
  const now = Date.now()
  await db.table('sessions').insert({
    id,
    secret_hash: hashOfSecret(secret),
    user_id: user.id,
    data: JSON.stringify({ 'auth_web': user.id, 'csrf-secret': csrfSecret }),
    user_agent: 'test',
    address: '127.0.0.1',
    created_ms: now,
    last_used_ms: now,
    ...row,
  })
  return {
    id,
    cookie: `${sessionCookieName}=${cookies.sign(sessionCookieName, secret)}; hone_session=1`,
    csrfToken: await csrfTokenFor(csrfSecret),
  }
}

/** Makes a request of the API client come from the browser of a person. */
export async function inBrowserOf(request: ApiRequest, user: User): Promise<ApiRequest> {
  const { cookie, csrfToken } = await openSession(user)
  return request.header('cookie', cookie).header('x-csrf-token', csrfToken)
}

async function csrfTokenFor(secret: string): Promise<string> {
  const { createHash } = await import('node:crypto')
  const salt = 'saltsalt'
  const digest = createHash('sha1').update(`${salt}-${secret}`, 'ascii').digest('base64url')
  return `${salt}-${digest}`
}
