import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { v7 } from 'uuid'
import User from '#app/auth/models/user'
import Prompt from '#app/prompts/models/prompt'
import PromptVersion from '#app/prompts/models/prompt_version'
import { ShareLinkSchema } from '#database/schema'

export default class ShareLink extends ShareLinkSchema {
  static table = 'share_links'
  static selfAssignPrimaryKey = true

  @belongsTo(() => User, { foreignKey: 'userId' })
  declare owner: BelongsTo<typeof User>

  @belongsTo(() => Prompt)
  declare prompt: BelongsTo<typeof Prompt>

  @belongsTo(() => PromptVersion, { foreignKey: 'versionId' })
  declare version: BelongsTo<typeof PromptVersion>

  @beforeCreate()
  static assignId(link: ShareLink) {
    link.id ??= v7()
  }
}
