import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { PromptVersionSchema } from '#database/schema'

export default class PromptVersion extends PromptVersionSchema {
  static table = 'prompt_versions'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(version: PromptVersion) {
    version.id ??= v7()
  }
}
