import type { HttpContext } from '@adonisjs/core/http'
import { findOpenGrant } from '#app/auth/services/device/find_grant'
import { grantRefusal } from '#app/auth/services/device/grant_refusal'
import DeviceGrantTransformer from '#app/auth/transformers/device_grant_transformer'
import { deviceLookupValidator } from '#app/auth/validators/device_validators'

export default class DeviceLookupsController {
  async store({ auth, request, serialize }: HttpContext) {
    const { userCode } = await request.validateUsing(deviceLookupValidator, {
      data: request.body(),
    })
    const found = await findOpenGrant(userCode, Date.now())
    if (!found.ok) throw grantRefusal(found.error)
    const { isAdmin } = auth.getUserOrFail()
    return serialize(DeviceGrantTransformer.transform({ grant: found.grant, isAdmin }))
  }
}
