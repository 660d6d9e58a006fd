import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiException } from '#app/core/exceptions/api_exception'

/** Administrators only; a terminal token also needs the scope admin. */
export default class AdminMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    const user = auth.getUserOrFail()
    const token = 'currentAccessToken' in user ? user.currentAccessToken : undefined
    if (!user.isAdmin || (token && !token.allows('admin'))) {
      throw new ApiException(403, 'forbidden', 'Admin privileges required to access this page.')
    }
    return next()
  }
}
