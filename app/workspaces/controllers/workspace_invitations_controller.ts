import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import {
  invite,
  type NewInvitation,
  openInvitations,
  revokeInvitation,
} from '#app/workspaces/services/invitations'
import { requireWorkspace } from '#app/workspaces/services/workspaces'
import InvitationTransformer, {
  NewInvitationTransformer,
} from '#app/workspaces/transformers/invitation_transformer'
import { invitationValidator } from '#app/workspaces/validators/workspace_validators'

export default class WorkspaceInvitationsController {
  async index(ctx: HttpContext) {
    const { id } = await requireWorkspace(whose(ctx), 'manage')
    return ctx.serialize(InvitationTransformer.transform(await openInvitations(id)))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(invitationValidator, { data: ctx.request.body() })
    return answerOnce(
      ctx,
      (transact) => invite(whose(ctx), wish, transact),
      (made: NewInvitation) => {
        ctx.response.status(201)
        return ctx.serialize(NewInvitationTransformer.transform(made))
      }
    )
  }

  async destroy(ctx: HttpContext) {
    await revokeInvitation(whose(ctx), ctx.params.invitationId)
    return ctx.response.noContent()
  }
}

const whose = ({ auth, params }: HttpContext) => ({
  id: params.id as string,
  personId: auth.getUserOrFail().id,
})
