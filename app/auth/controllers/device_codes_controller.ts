import type { HttpContext } from '@adonisjs/core/http'
import {
  DEVICE_CLIENT,
  deviceNameOf,
  GRANT_SECONDS,
  POLL_SECONDS,
  requestedScopes,
} from '#app/auth/domain/device_grant'
import { openGrant } from '#app/auth/services/device/open_grant'
import { oauthRefusal } from '#app/auth/services/oauth_refusal'
import { deviceCodeValidator } from '#app/auth/validators/device_validators'
import { appUrl } from '#config/app'

export default class DeviceCodesController {
  async store({ request, response }: HttpContext) {
    const wish = await request.validateUsing(deviceCodeValidator, { data: request.body() })
    if (wish.client_id !== DEVICE_CLIENT) throw oauthRefusal('invalid_client')
    const scopes = requestedScopes(wish.scope ?? '')
    if (!scopes) throw oauthRefusal('invalid_scope')
    const { deviceCode, userCode } = await openGrant({
      deviceName: deviceNameOf(wish.device_name ?? ''),
      scopes,
      userAgent: request.header('user-agent') ?? null,
      address: request.ip(),
      now: Date.now(),
    })
    const page = `${appUrl}/device`
    return response.json({
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${userCode}`,
      expires_in: GRANT_SECONDS,
      interval: POLL_SECONDS,
    })
  }
}
