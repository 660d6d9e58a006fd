import { BaseTransformer } from '@adonisjs/core/transformers'
import { type Decision, scopesToGive } from '#app/auth/domain/device_grant'
import type DeviceGrant from '#app/auth/models/device_grant'

interface Shown {
  grant: DeviceGrant
  /** Whether the viewer is an administrator. */
  isAdmin: boolean
}

export default class DeviceGrantTransformer extends BaseTransformer<Shown> {
  toObject() {
    const { grant, isAdmin } = this.resource
    const { askedScopes, deviceName, userAgent, address, state, createdMs, expiresMs } = grant
    const scopes = scopesToGive(askedScopes, isAdmin)
    return {
      deviceName,
      userAgent,
      address,
      scopes,
      /** Asked for, but not given to the terminal of this person. */
      withheldScopes: askedScopes.filter((scope) => !scopes.includes(scope)),
      state: state as 'pending' | Decision,
      createdAt: new Date(Number(createdMs)).toISOString(),
      expiresAt: new Date(Number(expiresMs)).toISOString(),
    }
  }
}
