import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { ModelCallSchema } from '#database/schema'

export default class ModelCall extends ModelCallSchema {
  static table = 'model_calls'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(call: ModelCall) {
    call.id ??= v7()
  }
}
