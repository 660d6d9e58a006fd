import type { Scope } from '#app/auth/domain/scopes'
import { DeviceGrantSchema } from '#database/schema'

export default class DeviceGrant extends DeviceGrantSchema {
  static selfAssignPrimaryKey = true

  get askedScopes(): Scope[] {
    return this.scopes.split(' ') as Scope[]
  }

  /** @param now milliseconds since 1970 */
  isOver(now: number): boolean {
    return Number(this.expiresMs) <= now
  }
}
