import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Redeemed } from '#app/auth/services/device/redeem_grant'

/** As RFC 6749, section 5.1, has it. */
export default class DeviceTokenTransformer extends BaseTransformer<
  Extract<Redeemed, { ok: true }>
> {
  toObject() {
    const { token, scopes } = this.resource
    const lifeMs = (token.expiresAt?.getTime() ?? 0) - token.createdAt.getTime()
    return {
      access_token: token.value?.release() ?? '',
      token_type: 'Bearer',
      expires_in: Math.round(lifeMs / 1000),
      scope: scopes.join(' '),
    }
  }
}
