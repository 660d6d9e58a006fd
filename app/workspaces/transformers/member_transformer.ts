import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownPicture } from '#app/core/requests/picture_sources'
import type { Member } from '#app/workspaces/services/members'

export default class MemberTransformer extends BaseTransformer<Member> {
  toObject() {
    const { id, firstName, lastName, email, profileImageUrl, role, joinedMs } = this.resource
    return {
      ...{ id, firstName, lastName, email, role },
      profileImageUrl: shownPicture(profileImageUrl),
      joinedAt: new Date(joinedMs).toISOString(),
    }
  }
}
