import type { HttpContext } from '@adonisjs/core/http'
import { absent } from '#app/core/exceptions/api_exception'
import { findSessions } from '#app/auth/services/find_sessions'
import { clearSessionCookies } from '#app/auth/services/session_cookies'
import { endSessions } from '#app/auth/services/sessions'
import SessionTransformer from '#app/auth/transformers/session_transformer'

export default class SessionsController {
  async index({ auth, serialize }: HttpContext) {
    const sessions = await findSessions(auth.getUserOrFail().id)
    const currentId = auth.use('web').session?.id ?? null
    return serialize(
      SessionTransformer.transform(sessions.map((session) => ({ session, currentId })))
    )
  }

  async destroy({ auth, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    if (!(await endSessions({ id: params.id, user_id: userId }))) throw absent('session')
    if (params.id === auth.use('web').session?.id) clearSessionCookies(response)
    return response.noContent()
  }
}
