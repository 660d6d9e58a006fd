import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { ACCESS_TOPIC } from '#app/auth/services/access_topic'
import { currentToken } from '#app/auth/services/current_token'
import { findSession } from '#app/auth/services/sessions'
import { isNotSuspended } from '#app/auth/services/suspension'
import { subscribe } from '#app/core/signals/signals'

interface WatchedAccess {
  /** Aborted when the access has ended. */
  signal: AbortSignal
  stop: () => Promise<void>
}

/** Whether a person may still read what an answer is about, such as a run of a workspace that they belong to. */
export type MayRead = () => Promise<boolean>

/** Watches whether what let a request in still does, for an answer that goes on for a long time. */
export async function watchAccess(
  ctx: HttpContext,
  userId: string,
  mayRead: MayRead
): Promise<WatchedAccess> {
  const ended = new AbortController()
  // Where the database cannot say it, the client has to ask again.
  const look = async () => {
    const isOpen = async () => (await hasAccess(ctx)) && (await mayRead())
    if (!(await isOpen().catch(() => false))) ended.abort()
  }
  const stop = await subscribe(ACCESS_TOPIC, (message) => {
    if (message === null || message === userId) void look()
  })
  // It may have ended before the subscription began.
  await look()
  return { signal: ended.signal, stop }
}

async function hasAccess(ctx: HttpContext): Promise<boolean> {
  const token = currentToken(ctx)
  if (token) return isTokenOpen(token.identifier)
  const { session } = ctx.auth.use('web')
  return session !== undefined && (await findSession(session.secret)) !== null
}

const isTokenOpen = async (id: unknown): Promise<boolean> =>
  (await db
    .from('auth_access_tokens')
    .where('id', String(id))
    .where(isNotSuspended('auth_access_tokens.tokenable_id'))
    .first()) !== null
