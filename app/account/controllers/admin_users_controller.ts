import type { HttpContext } from '@adonisjs/core/http'
import { answerPerson } from '#app/account/controllers/answer_person'
import { auditPerson } from '#app/account/controllers/audit_person'
import { changeAdministrator } from '#app/account/services/people/change_person'
import { findPeople } from '#app/account/services/people/find_people'
import AdminUserTransformer from '#app/account/transformers/admin_user_transformer'
import {
  changedPersonValidator,
  peopleListValidator,
} from '#app/account/validators/people_validators'
import { linkNextPage } from '#app/core/paging'

export default class AdminUsersController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(peopleListValidator, { data: ctx.request.qs() })
    const { people, next } = await findPeople(filter)
    linkNextPage(ctx, next)
    return ctx.serialize(AdminUserTransformer.transform(people))
  }

  async show(ctx: HttpContext) {
    return answerPerson(ctx)
  }

  async update(ctx: HttpContext) {
    const { request, auth, params } = ctx
    const { isAdmin } = await request.validateUsing(changedPersonValidator, {
      data: request.body(),
    })
    await auditPerson(ctx, params.id, { isAdmin })
    const change = { actorId: auth.getUserOrFail().id, userId: params.id, isAdmin }
    return answerPerson(ctx, await changeAdministrator(change))
  }
}
