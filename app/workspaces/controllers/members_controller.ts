import type { HttpContext } from '@adonisjs/core/http'
import { changeRole, endMembership, findMembers } from '#app/workspaces/services/members'
import { requireWorkspace } from '#app/workspaces/services/workspaces'
import MemberTransformer from '#app/workspaces/transformers/member_transformer'
import { memberValidator } from '#app/workspaces/validators/workspace_validators'

export default class MembersController {
  async index(ctx: HttpContext) {
    const { id } = await requireWorkspace(whose(ctx), 'read')
    return ctx.serialize(MemberTransformer.transform(await findMembers(id)))
  }

  async update(ctx: HttpContext) {
    const { role } = await ctx.request.validateUsing(memberValidator, { data: ctx.request.body() })
    await changeRole(whom(ctx), role)
    return ctx.response.noContent()
  }

  async destroy(ctx: HttpContext) {
    await endMembership(whom(ctx))
    return ctx.response.noContent()
  }
}

const whose = ({ auth, params }: HttpContext) => ({
  id: params.id as string,
  personId: auth.getUserOrFail().id,
})

const whom = (ctx: HttpContext) => ({ ...whose(ctx), memberId: ctx.params.memberId as string })
