import type { HttpContext } from '@adonisjs/core/http'
import User from '#app/auth/models/user'
import { personSubject } from '#app/auth/services/audit/person_subject'
import { findSessions } from '#app/auth/services/find_sessions'
import { endSessions } from '#app/auth/services/sessions'
import SessionTransformer from '#app/auth/transformers/session_transformer'
import { absent } from '#app/core/exceptions/api_exception'

/** The sessions of any person, for administrators. */
export default class PersonSessionsController {
  async index({ auth, params, serialize }: HttpContext) {
    const user = await User.find(params.id)
    if (!user) throw absent('person')
    const sessions = await findSessions(user.id)
    const currentId = auth.use('web').session?.id ?? null
    return serialize(
      SessionTransformer.transform(sessions.map((session) => ({ session, currentId })))
    )
  }

  async destroy(ctx: HttpContext) {
    const { id: userId, sessionId: id } = ctx.params
    ctx.audited = personSubject(userId, { sessions: 1 })
    if (!(await endSessions({ id, user_id: userId }))) throw absent('session')
    return ctx.response.noContent()
  }
}
