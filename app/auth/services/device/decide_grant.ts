import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Decision, scopesToGive } from '#app/auth/domain/device_grant'
import type DeviceGrant from '#app/auth/models/device_grant'
import User from '#app/auth/models/user'
import { findOpenGrant, type NotOpen } from '#app/auth/services/device/find_grant'
import { isOpen } from '#app/auth/services/sessions'
import { inTransaction } from '#app/core/transact'

interface Wish {
  userCode: string
  decision: Decision
  user: User
  sessionId: string
  /** Milliseconds since 1970. */
  now: number
}

type Refusal = { ok: false; error: 'session_ended' | 'no_scope' | 'token_limit' }
export type Decided = { ok: true; grant: DeviceGrant } | NotOpen | Refusal

/** Approves or denies the sign-in of a terminal. The first decision counts. */
export function decideGrant(wish: Wish): Promise<Decided> {
  return inTransaction(async (trx): Promise<Decided> => {
    const { userCode, decision, user, sessionId, now } = wish
    const found = await findOpenGrant(userCode, now, trx)
    if (!found.ok) return found
    const { grant } = found
    if (decision === 'approved') {
      const scopes = scopesToGive(grant.askedScopes, user.isAdmin)
      const refusal = await refusalOf(user, scopes.length, trx)
      if (refusal) return refusal
      grant.scopes = scopes.join(' ')
    }
    // A session that was ended while its request waited must not live on in a token.
    if (!(await isOpen(sessionId, trx))) return { ok: false, error: 'session_ended' }
    await grant.merge({ state: decision, userId: user.id }).save()
    return found
  })
}

async function refusalOf(
  user: User,
  scopes: number,
  trx: TransactionClientContract
): Promise<Refusal | null> {
  if (scopes === 0) return { ok: false, error: 'no_scope' }
  const hasCapacity = await User.accessTokens.within(trx).hasCapacity(user.id)
  return hasCapacity ? null : { ok: false, error: 'token_limit' }
}
