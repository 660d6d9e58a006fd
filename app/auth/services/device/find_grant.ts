import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readUserCode } from '#app/auth/domain/user_code'
import DeviceGrant from '#app/auth/models/device_grant'
import { hashOfSecret } from '#app/auth/services/session_secrets'

export type NotOpen = { ok: false; error: 'unknown' | 'expired' | 'decided' }
type Found = { ok: true; grant: DeviceGrant } | NotOpen

/**
 * The terminal that waits with a code.
 * @param typed as a person typed it
 * @param now milliseconds since 1970
 */
export async function findOpenGrant(
  typed: string,
  now: number,
  client: QueryClientContract = db.connection()
): Promise<Found> {
  const code = readUserCode(typed)
  if (code === null) return { ok: false, error: 'unknown' }
  const grant = await DeviceGrant.query({ client })
    .where('userCodeHash', hashOfSecret(code))
    .first()
  if (!grant) return { ok: false, error: 'unknown' }
  if (grant.state !== 'pending') return { ok: false, error: 'decided' }
  return grant.isOver(now) ? { ok: false, error: 'expired' } : { ok: true, grant }
}
