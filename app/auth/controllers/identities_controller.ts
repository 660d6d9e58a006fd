import type { HttpContext } from '@adonisjs/core/http'
import { absent, ApiException } from '#app/core/exceptions/api_exception'
import { unlinkIdentity } from '#app/auth/services/sign_in/unlink_identity'

export default class IdentitiesController {
  async destroy({ auth, params, response }: HttpContext) {
    const unlinked = await unlinkIdentity(auth.getUserOrFail().id, params.id)
    if (unlinked.ok) return response.noContent()
    switch (unlinked.error) {
      case 'absent':
        throw absent('way to sign in')
      case 'last':
        throw new ApiException(409, 'last_identity', 'This is your only way to sign in.', {
          hint: 'Link another one first.',
        })
    }
  }
}
