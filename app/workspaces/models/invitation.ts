import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { v7 } from 'uuid'
import User from '#app/auth/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { InvitationSchema } from '#database/schema'

export default class Invitation extends InvitationSchema {
  static table = 'invitations'
  static selfAssignPrimaryKey = true

  /** Who created it. */
  @belongsTo(() => User, { foreignKey: 'userId' })
  declare inviter: BelongsTo<typeof User>

  @belongsTo(() => Workspace)
  declare workspace: BelongsTo<typeof Workspace>

  @beforeCreate()
  static assignId(invitation: Invitation) {
    invitation.id ??= v7()
  }
}
