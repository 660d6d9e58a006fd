import type { HttpContext } from '@adonisjs/core/http'
import { personSubject } from '#app/auth/services/audit/person_subject'
import User from '#app/auth/models/user'
import { endSessions } from '#app/auth/services/sessions'
import { absent } from '#app/core/exceptions/api_exception'

/** Signs a person out everywhere. */
export default class AllPersonSessionsController {
  async destroy(ctx: HttpContext) {
    const user = await User.find(ctx.params.id)
    if (!user) throw absent('person')
    const sessions = await endSessions({ user_id: user.id })
    ctx.audited = personSubject(user.id, { sessions })
    return ctx.response.noContent()
  }
}
