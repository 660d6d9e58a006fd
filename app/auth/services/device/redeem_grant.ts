import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isTooSoon, scopesToGive, SLOW_DOWN_SECONDS } from '#app/auth/domain/device_grant'
import type { Scope } from '#app/auth/domain/scopes'
import DeviceGrant from '#app/auth/models/device_grant'
import User from '#app/auth/models/user'
import { mayGetInLive } from '#app/auth/services/sandbox_people'
import { hashOfSecret } from '#app/auth/services/session_secrets'
import { inTransaction } from '#app/core/transact'
import { isTrial } from '#config/app'

/** As RFC 8628 and RFC 6749 name them, but for `token_limit`. */
export type NotRedeemed =
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'invalid_grant'
  | 'token_limit'

export type Redeemed =
  { ok: true; token: AccessToken; scopes: Scope[] } | { ok: false; error: NotRedeemed }

const refuse = (error: NotRedeemed): Redeemed => ({ ok: false, error })

/**
 * Gives a terminal its access token, once, after a person has approved it.
 * @param now milliseconds since 1970
 */
export function redeemGrant(deviceCode: string, now: number): Promise<Redeemed> {
  return inTransaction(async (trx) => {
    const grant = await DeviceGrant.query({ client: trx })
      .where('deviceCodeHash', hashOfSecret(deviceCode))
      .first()
    if (!grant || grant.state === 'used') return refuse('invalid_grant')
    if (grant.isOver(now)) return refuse('expired_token')
    if (grant.state === 'pending') return refuse(await notePoll(grant, now))
    return grant.state === 'approved' ? makeToken(grant, trx) : refuse('access_denied')
  })
}

async function notePoll(
  grant: DeviceGrant,
  now: number
): Promise<'slow_down' | 'authorization_pending'> {
  const { pollSeconds, lastPollMs } = grant
  const last = lastPollMs === null ? null : Number(lastPollMs)
  const tooSoon = isTooSoon({ pollSeconds, lastPollMs: last }, now)
  grant.lastPollMs = now
  if (tooSoon) grant.pollSeconds += SLOW_DOWN_SECONDS
  await grant.save()
  return tooSoon ? 'slow_down' : 'authorization_pending'
}

async function makeToken(grant: DeviceGrant, trx: TransactionClientContract): Promise<Redeemed> {
  const person = await approverOf(grant, trx)
  const scopes = person ? scopesToGive(grant.askedScopes, person.isAdmin) : []
  if (!person || scopes.length === 0) return refuse('access_denied')
  const tokens = User.accessTokens.within(trx)
  if (!(await tokens.hasCapacity(person.id))) return refuse('token_limit')
  await grant.merge({ state: 'used' }).save()
  const token = await tokens.create(person, scopes, { name: grant.deviceName })
  return { ok: true, token, scopes }
}

/** Who approved, if they may still come in. */
function approverOf(grant: DeviceGrant, trx: TransactionClientContract): Promise<User | null> {
  return User.query({ client: trx })
    .where('users.id', grant.userId ?? '')
    .whereNull('suspended_ms')
    .whereNull('erasure_key')
    .if(!isTrial, (live) => void live.where(mayGetInLive('users.id')))
    .first()
}
