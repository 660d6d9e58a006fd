import type { HttpContext } from '@adonisjs/core/http'
import { answerPerson } from '#app/account/controllers/answer_person'
import { auditPerson } from '#app/account/controllers/audit_person'
import { suspendPerson, unsuspendPerson } from '#app/account/services/people/change_person'
import { suspensionValidator } from '#app/account/validators/people_validators'

export default class UserSuspensionsController {
  async update(ctx: HttpContext) {
    const { request, auth, params } = ctx
    const { reason } = await request.validateUsing(suspensionValidator, { data: request.body() })
    await auditPerson(ctx, params.id, { reason })
    const change = { actorId: auth.getUserOrFail().id, userId: params.id, reason }
    return answerPerson(ctx, await suspendPerson(change))
  }

  async destroy(ctx: HttpContext) {
    const { auth, params } = ctx
    await auditPerson(ctx, params.id)
    const change = { actorId: auth.getUserOrFail().id, userId: params.id }
    return answerPerson(ctx, await unsuspendPerson(change))
  }
}
