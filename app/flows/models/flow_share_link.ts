import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { v7 } from 'uuid'
import User from '#app/auth/models/user'
import Flow from '#app/flows/models/flow'
import { FlowShareLinkSchema } from '#database/schema'

export default class FlowShareLink extends FlowShareLinkSchema {
  static table = 'flow_share_links'
  static selfAssignPrimaryKey = true

  @belongsTo(() => User, { foreignKey: 'userId' })
  declare owner: BelongsTo<typeof User>

  @belongsTo(() => Flow)
  declare flow: BelongsTo<typeof Flow>

  @beforeCreate()
  static assignId(link: FlowShareLink) {
    link.id ??= v7()
  }
}
