import { DAY_MS } from '#app/core/domain/day'
import db from '@adonisjs/lucid/services/db'

/** Days for which a person still sees a token that has expired. */
export const KEPT_DAYS = 30

/** Removes tokens that expired more than 30 days ago; returns how many. */
export async function purgeTokens(nowMs: number): Promise<number> {
  const before = new Date(nowMs - KEPT_DAYS * DAY_MS)
  return Number(await db.from('auth_access_tokens').where('expires_at', '<', before).delete())
}
