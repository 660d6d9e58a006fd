import type { HttpContext } from '@adonisjs/core/http'
import Session from '#app/auth/models/session'
import { personSubject } from '#app/auth/services/audit/person_subject'
import User from '#app/auth/models/user'
import { absent } from '#app/core/exceptions/api_exception'

/** Signs a person out everywhere. */
export default class AllPersonSessionsController {
  async destroy(ctx: HttpContext) {
    const user = await User.find(ctx.params.id)
    if (!user) throw absent('person')
    const [sessions] = await Session.query().where('userId', user.id).delete()
    ctx.audited = personSubject(user.id, { sessions: Number(sessions) })
    return ctx.response.noContent()
  }
}
