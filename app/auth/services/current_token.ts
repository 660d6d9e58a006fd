import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { HttpContext } from '@adonisjs/core/http'

/** The access token that signed this request, or null where a session did. */
export function currentToken({ auth }: HttpContext): AccessToken | null {
  const user = auth.getUserOrFail()
  return 'currentAccessToken' in user ? user.currentAccessToken : null
}
