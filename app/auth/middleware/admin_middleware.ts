import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { currentToken } from '#app/auth/services/current_token'

/** Administrators only; a terminal token also needs the scope admin. */
export default class AdminMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const token = currentToken(ctx)
    if (!ctx.auth.getUserOrFail().isAdmin || (token && !token.allows('admin'))) {
      throw new ApiException(403, 'forbidden', 'Admin privileges required to access this page.')
    }
    return next()
  }
}
