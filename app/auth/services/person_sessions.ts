import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import db from '@adonisjs/lucid/services/db'
import { v7 } from 'uuid'
import { dropVisitorCookies, refreshMarkerCookie } from '#app/auth/services/session_cookies'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const IDLE_MS = 14 * DAY
export const ABSOLUTE_MS = 90 * DAY
const TOUCH_MS = 5 * MINUTE
const PERSON_KEY = 'auth_web'

/** What the database knows a session by: a copied database opens no session. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * Keeps sessions of people who are signed in, and none of visitors. One statement per
 * request; the last use is written at most every five minutes.
 */
class PersonSessionStore implements SessionStoreContract {
  #lastUsed: number | null = null

  constructor(private ctx: HttpContext) {}

  async read(secret: string): Promise<SessionData | null> {
    const row = await db.from('sessions').where('secret_hash', hashOfSecret(secret)).first()
    if (!row) return null
    const now = Date.now()
    const lastUsed = Number(row.last_used_ms)
    if (now - lastUsed > IDLE_MS || now - Number(row.created_ms) > ABSOLUTE_MS) {
      await db.from('sessions').where('id', row.id).delete()
      return null
    }
    this.#lastUsed = lastUsed
    return JSON.parse(row.data)
  }

  async write(secret: string, data: SessionData): Promise<void> {
    const personId = data[PERSON_KEY]
    if (typeof personId !== 'string') {
      dropVisitorCookies(this.ctx.response)
      return
    }
    const now = Date.now()
    const secretHash = hashOfSecret(secret)
    const changed = await db
      .from('sessions')
      .where('secret_hash', secretHash)
      .update({ data: JSON.stringify(data), last_used_ms: now })
    if (Number(changed) === 0) {
      await db.table('sessions').insert({
        id: v7(),
        secret_hash: secretHash,
        user_id: personId,
        data: JSON.stringify(data),
        user_agent: this.ctx.request.header('user-agent')?.slice(0, 300) ?? null,
        address: this.ctx.request.ip(),
        created_ms: now,
        last_used_ms: now,
      })
    }
    refreshMarkerCookie(this.ctx.response)
  }

  async touch(secret: string): Promise<void> {
    refreshMarkerCookie(this.ctx.response)
    const now = Date.now()
    if (this.#lastUsed !== null && now - this.#lastUsed < TOUCH_MS) return
    await db
      .from('sessions')
      .where('secret_hash', hashOfSecret(secret))
      .update({ last_used_ms: now })
  }

  async destroy(secret: string): Promise<void> {
    await db.from('sessions').where('secret_hash', hashOfSecret(secret)).delete()
  }
}

export const personSessions = (ctx: HttpContext) => new PersonSessionStore(ctx)
