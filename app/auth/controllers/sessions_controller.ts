import type { HttpContext } from '@adonisjs/core/http'
import { absent } from '#app/core/exceptions/api_exception'
import Session from '#app/auth/models/session'
import { findSessions } from '#app/auth/services/find_sessions'
import { clearSessionCookies } from '#app/auth/services/session_cookies'
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
    const session = await Session.query().where({ id: params.id, userId }).first()
    if (!session) throw absent('session')
    await session.delete()
    if (session.id === auth.use('web').session?.id) clearSessionCookies(response)
    return response.noContent()
  }
}
