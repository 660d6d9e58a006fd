import type { HttpContext } from '@adonisjs/core/http'
import { acceptInvitation, openInvitation } from '#app/workspaces/services/invitations'
import { OpenedInvitationTransformer } from '#app/workspaces/transformers/invitation_transformer'
import WorkspaceTransformer from '#app/workspaces/transformers/workspace_transformer'

export default class InvitationsController {
  async show({ params, serialize }: HttpContext) {
    return serialize(OpenedInvitationTransformer.transform(await openInvitation(params.token)))
  }

  /** Accepts it. */
  async store({ auth, params, serialize }: HttpContext) {
    const joined = await acceptInvitation(auth.getUserOrFail(), params.token)
    return serialize(WorkspaceTransformer.transform(joined))
  }
}
