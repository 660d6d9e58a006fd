import type { HttpContext } from '@adonisjs/core/http'
import { DEVICE_CLIENT, DEVICE_GRANT_TYPE } from '#app/auth/domain/device_grant'
import { tokenLimitReached } from '#app/auth/services/access_tokens'
import { type NotRedeemed, redeemGrant } from '#app/auth/services/device/redeem_grant'
import { oauthRefusal } from '#app/auth/services/oauth_refusal'
import DeviceTokenTransformer from '#app/auth/transformers/device_token_transformer'
import { deviceTokenValidator } from '#app/auth/validators/device_validators'

export default class DeviceTokensController {
  async store({ request, serialize }: HttpContext) {
    const wish = await request.validateUsing(deviceTokenValidator, { data: request.body() })
    if (wish.client_id !== DEVICE_CLIENT) throw oauthRefusal('invalid_client')
    if (wish.grant_type !== DEVICE_GRANT_TYPE) throw oauthRefusal('unsupported_grant_type')
    const redeemed = await redeemGrant(wish.device_code, Date.now())
    if (!redeemed.ok) throw refusalOf(redeemed.error)
    return serialize(DeviceTokenTransformer.transform(redeemed))
  }
}

function refusalOf(error: NotRedeemed) {
  return error === 'token_limit'
    ? oauthRefusal('access_denied', tokenLimitReached().message)
    : oauthRefusal(error)
}
