import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiException } from '#app/core/exceptions/api_exception'

const READING = ['GET', 'HEAD']

/** Lets in whoever has a session, or a terminal token with the scope that the method needs. */
export default class AuthMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn) {
    const byToken = request.header('authorization') !== undefined
    const user = await auth.authenticateUsing([byToken ? 'api' : 'web'])
    const scope = READING.includes(request.method()) ? 'read' : 'write'
    const token = 'currentAccessToken' in user ? user.currentAccessToken : undefined
    if (token && !token.allows(scope)) {
      throw new ApiException(403, 'scope', `This token may not ${scope}.`, {
        hint: `Make a token with the scope "${scope}".`,
      })
    }
    return next()
  }
}
