import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import type Invitation from '#app/workspaces/models/invitation'
import type { NewInvitation } from '#app/workspaces/services/invitations'

export default class InvitationTransformer extends BaseTransformer<Invitation> {
  toObject() {
    const { id, role, email, expiresMs, createdAt } = this.resource
    return {
      ...{ id, role, email },
      expiresAt: new Date(Number(expiresMs)).toISOString(),
      createdAt: createdAt.toUTC().toISO() as string,
    }
  }
}

/** The only answer that ever holds the address of an invitation. */
export class NewInvitationTransformer extends BaseTransformer<NewInvitation> {
  toObject() {
    const { invitation, token } = this.resource
    return { ...new InvitationTransformer(invitation).toObject(), url: `${appUrl}/join/${token}` }
  }
}

/** What somebody who has the link may know before they accept. */
export class OpenedInvitationTransformer extends BaseTransformer<Invitation> {
  toObject() {
    const { workspaceId, workspace, inviter, role, email, expiresMs } = this.resource
    return {
      workspace: { id: workspaceId, name: workspace.name },
      invitedBy: [inviter?.firstName, inviter?.lastName].filter(Boolean).join(' ') || null,
      ...{ role, email },
      expiresAt: new Date(Number(expiresMs)).toISOString(),
    }
  }
}
