import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { PromptImportSchema } from '#database/schema'

export default class PromptImport extends PromptImportSchema {
  static table = 'prompt_imports'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(one: PromptImport) {
    one.id ??= v7()
  }
}
