import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { tokenLimitReached } from '#app/auth/services/access_tokens'
import { type Decided, decideGrant } from '#app/auth/services/device/decide_grant'
import { grantRefusal } from '#app/auth/services/device/grant_refusal'
import DeviceGrantTransformer from '#app/auth/transformers/device_grant_transformer'
import { deviceDecisionValidator } from '#app/auth/validators/device_validators'

export default class DeviceDecisionsController {
  async store({ auth, request, serialize }: HttpContext) {
    const wish = await request.validateUsing(deviceDecisionValidator, { data: request.body() })
    const user = auth.getUserOrFail()
    const sessionId = auth.use('web').session?.id ?? ''
    const decided = await decideGrant({ ...wish, user, sessionId, now: Date.now() })
    if (!decided.ok) throw refusalOf(decided.error)
    const shown = { grant: decided.grant, isAdmin: user.isAdmin }
    return serialize(DeviceGrantTransformer.transform(shown))
  }
}

function refusalOf(error: Extract<Decided, { ok: false }>['error']): Error {
  switch (error) {
    case 'session_ended':
      return new errors.E_UNAUTHORIZED_ACCESS('The session has ended', { guardDriverName: 'web' })
    case 'no_scope':
      return new ApiException(403, 'scope', 'Only administrators can approve this terminal.', {
        hint: 'Deny it, and start the sign-in again without the scope admin.',
      })
    case 'token_limit':
      return tokenLimitReached()
    default:
      return grantRefusal(error)
  }
}
