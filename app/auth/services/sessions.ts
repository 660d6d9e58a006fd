import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import User from '#app/auth/models/user'
import { publishAccessEnd } from '#app/auth/services/access_topic'
import { writeIfFree } from '#app/core/dialects/write_if_free'
import { hashOfSecret, newSecret } from '#app/auth/services/session_secrets'
import { mayGetInLive } from '#app/auth/services/sandbox_people'
import { inTransaction } from '#app/core/transact'
import { isTrial } from '#config/app'
import { ABSOLUTE_MS, IDLE_MS } from '#config/session'

export interface LiveSession {
  id: string
  secret: string
  createdMs: number
  lastUsedMs: number
}

interface Place {
  userAgent: string | null
  address: string | null
}

export async function openSession(userId: string, place: Place): Promise<LiveSession> {
  const session = { id: v7(), secret: newSecret(), createdMs: Date.now(), lastUsedMs: Date.now() }
  await db.table('sessions').insert({
    id: session.id,
    secret_hash: hashOfSecret(session.secret),
    user_id: userId,
    user_agent: place.userAgent?.slice(0, 300) ?? null,
    address: place.address?.slice(0, 64) ?? null,
    created_ms: session.createdMs,
    last_used_ms: session.lastUsedMs,
  })
  return session
}

/** The session with this secret and its person, in one statement; null when it is over. */
export async function findSession(
  secret: string
): Promise<{ session: LiveSession; user: User } | null> {
  const user = await User.query()
    .join('sessions', 'sessions.user_id', 'users.id')
    .where('sessions.secret_hash', hashOfSecret(secret))
    .whereNull('users.suspended_ms')
    .if(!isTrial, (live) => void live.where(mayGetInLive('users.id')))
    .select('users.*', 'sessions.id as session_id', 'created_ms', 'last_used_ms')
    .first()
  if (!user) return null
  const session = {
    id: String(user.$extras.session_id),
    secret,
    createdMs: Number(user.$extras.created_ms),
    lastUsedMs: Number(user.$extras.last_used_ms),
  }
  if (!isOver(session)) return { session, user }
  // Those that stay for now are cleared away later.
  await writeIfFree(db.from('sessions').where('id', session.id).delete())
  return null
}

export function isOver({ createdMs, lastUsedMs }: LiveSession, now = Date.now()): boolean {
  return now - lastUsedMs > IDLE_MS || now - createdMs > ABSOLUTE_MS
}

/** Whether a session that was found has not been ended since. */
export async function isOpen(id: string, trx: TransactionClientContract): Promise<boolean> {
  return (await trx.from('sessions').where('id', id).select('id').first()) !== null
}

/** Notes that a session is in use, unless that must wait: the next request will do it. */
export async function markUsed(id: string): Promise<void> {
  await writeIfFree(db.from('sessions').where('id', id).update({ last_used_ms: Date.now() }))
}

export const closeSessionOf = async (secret: string): Promise<void> =>
  void (await endSessions({ secret_hash: hashOfSecret(secret) }))

type Ended = { user_id: string; id?: string } | { secret_hash: string }

/** Ends some sessions, and what is still open in them. @returns how many */
export const endSessions = (which: Ended): Promise<number> =>
  inTransaction(async (trx) => {
    const rows: { user_id: string }[] = await trx.from('sessions').where(which).select('user_id')
    if (rows.length === 0) return 0
    await trx.from('sessions').where(which).delete()
    await publishAccessEnd(rows[0].user_id, trx)
    return rows.length
  })

/** Clears away what nobody can use any more. */
export async function sweepSessions(): Promise<void> {
  const now = Date.now()
  await db
    .from('sessions')
    .where('last_used_ms', '<', now - IDLE_MS)
    .orWhere('created_ms', '<', now - ABSOLUTE_MS)
    .delete()
}
