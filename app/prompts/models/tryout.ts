import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { v7 } from 'uuid'
import { TryoutSchema } from '#database/schema'
import Prompt from '#app/prompts/models/prompt'

export default class Tryout extends TryoutSchema {
  static table = 'tryouts'
  static selfAssignPrimaryKey = true

  @belongsTo(() => Prompt)
  declare prompt: BelongsTo<typeof Prompt>

  @beforeCreate()
  static assignId(tryout: Tryout) {
    tryout.id ??= v7()
  }
}
