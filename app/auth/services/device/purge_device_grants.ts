import db from '@adonisjs/lucid/services/db'
import { DAY_MS } from '#app/core/domain/day'

/** Removes the sign-ins of terminals that expired a day ago: until then the page can say what became of a code. */
export async function purgeDeviceGrants(nowMs: number): Promise<number> {
  const before = nowMs - DAY_MS
  return Number(await db.from('device_grants').where('expires_ms', '<', before).delete())
}
